/** One tile, as it stands or lies on the table. */
import type { ComponentChildren, JSX } from "preact";
import { type Colour, drawn } from "./tiles";
import "./tile.css";

/** On narrower tiles numbers are written smaller. */
const ROOM_FOR_NUMBERS = 30;

interface TileProps {
  colour: Colour;
  width: number;
  height: number;
  x?: number;
  y?: number;
  class?: string;
  children?: ComponentChildren;
}

/** The body of a tile, with whatever is drawn on it in its own coordinates. */
export function Tile({ colour, width, height, x = 0, y = 0, children, ...rest }: TileProps): JSX.Element {
  const look = `tile ${colour === "B" ? "tile-b" : "tile-w"} ${width < ROOM_FOR_NUMBERS ? "tile-narrow" : ""} ${rest.class ?? ""}`;
  return (
    <g class={look} transform={`translate(${x} ${y})`}>
      <rect class="tile-body" width={width} height={height} rx="5" />
      {children}
    </g>
  );
}

/** A tile that all can read. */
export function OpenTile({ face, ...body }: TileProps & { face: string }): JSX.Element {
  const { width, height } = body;
  return (
    <Tile {...body}>
      <TileNumber text={face} x={width / 2} y={height / 2} />
      <path class="tile-rule" d={`M${width * 0.25} ${height * 0.78}h${width * 0.5}`} />
      {body.children}
    </Tile>
  );
}

/** A tile that its owner reads and the others do not. */
export function SecretTile({ face, ...body }: TileProps & { face: string }): JSX.Element {
  const { width, height } = body;
  return (
    <Tile {...body} class={`tile-secret ${body.class ?? ""}`}>
      <Frame width={width} height={height} />
      <TileNumber text={face} x={width / 2} y={height / 2} />
      <ClosedEye x={width / 2} y={height - 11} />
      {body.children}
    </Tile>
  );
}

/** A tile of which only the back is seen. */
export function BackTile(body: TileProps): JSX.Element {
  return (
    <Tile {...body} class={`tile-back ${body.class ?? ""}`}>
      <Frame width={body.width} height={body.height} />
      {body.children}
    </Tile>
  );
}

export function TileNumber({ text, x, y }: { text: string; x: number; y: number }): JSX.Element {
  return (
    <text class="tile-number" x={x} y={y}>
      {drawn(text)}
    </text>
  );
}

function Frame({ width, height }: { width: number; height: number }): JSX.Element {
  return <rect class="tile-frame" x="3" y="3" width={width - 6} height={height - 6} rx="3" />;
}

function ClosedEye({ x, y }: { x: number; y: number }): JSX.Element {
  return (
    <path
      class="tile-eye"
      transform={`translate(${x} ${y})`}
      d="M-6 -1.5q6 5 12 0M-4.2 0.6l-1.6 2.2M0 1.6v2.8M4.2 0.6l1.6 2.2"
    />
  );
}

/** A five-pointed star: the hint. */
export function Star({ x, y }: { x: number; y: number }): JSX.Element {
  return (
    <path
      class="hint-star"
      transform={`translate(${x} ${y})`}
      d="M0 -7L1.8 -2.3L6.7 -2.2L2.9 0.9L4.1 5.7L0 3L-4.1 5.7L-2.9 0.9L-6.7 -2.2L-1.8 -2.3Z"
    />
  );
}
