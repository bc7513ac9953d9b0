/** All 48 numbers in rows, with the chains taken so far as bands over them. */
import type { JSX } from "preact";
import { Press } from "../../board/press";
import { type Band, columnOf, LAST, ROW, rowOf, type Segment, segments } from "./chains";

interface MapProps {
  title: string;
  bands: readonly Band[];
  /** The numbers of the last move. */
  last: ReadonlySet<number>;
  /** The numbers that can be pressed at all; empty where nothing is to be chosen here. */
  pressable: ReadonlySet<number>;
  /** Those of them that stand for a legal choice. */
  legal: ReadonlySet<number>;
  chosen: number | null;
  best: ReadonlySet<number>;
  active: boolean;
  label: (number: number) => string;
  onNumber: (number: number) => void;
}

const WIDTH = 30;
const HEIGHT = 40;
const INSET = 3;
/** The radius of a band's corners. */
const R = 9;

export function NumberMap(props: MapProps): JSX.Element {
  const { title, bands } = props;
  return (
    <svg class="num-map" viewBox={`0 0 ${ROW * WIDTH} ${(LAST / ROW) * HEIGHT}`} role="group" aria-label={title}>
      {bands.flatMap((band) =>
        segments(band.span).map((segment) => (
          <BandPicture key={`${band.span} ${segment.row}`} band={band} segment={segment} />
        )),
      )}
      {Array.from({ length: LAST }, (_, index) => (
        <NumberPicture key={index} {...props} number={index + 1} />
      ))}
    </svg>
  );
}

function BandPicture({ band, segment }: { band: Band; segment: Segment }): JSX.Element {
  const x = segment.column * WIDTH;
  const y = segment.row * HEIGHT + INSET;
  const { area, edge } = outlines(x, y, segment.length * WIDTH, HEIGHT - 2 * INSET, segment);
  return (
    <g class={`num-band ${band.look} ${band.outstanding ? "num-outstanding" : ""}`} aria-hidden="true">
      <path class="num-area" d={area} />
      <path class="num-edge" d={edge} />
      {!segment.opensLeft && (
        <text x={x + 8} y={y + 10}>
          {band.mark}
        </text>
      )}
    </g>
  );
}

/** A rounded box, drawn from its lower left corner; an end that goes on in another row is straight, and without a line. */
function outlines(x: number, y: number, width: number, height: number, { opensLeft, opensRight }: Segment) {
  const bottom = y + height;
  const [left, right] = [opensLeft ? x : x + 1.5, opensRight ? x + width : x + width - 1.5];
  const round = (right: number, down: number) => `a${R} ${R} 0 0 1 ${right * R} ${down * R}`;
  const start = opensLeft ? `M${left} ${bottom}` : `M${left + R} ${bottom} ${round(-1, -1)} V${y + R} ${round(1, -1)}`;
  const end = opensRight ? `H${right}` : `H${right - R} ${round(1, 1)} V${bottom - R} ${round(-1, 1)}`;
  return {
    area: `${start} ${opensLeft ? `V${y}` : ""} ${end} ${opensRight ? `V${bottom}` : ""} Z`,
    edge: `${start} ${opensLeft ? `M${left} ${y}` : ""} ${end} ${opensRight ? `M${right} ${bottom}` : ""} H${opensLeft ? left : left + R}`,
  };
}

function NumberPicture(props: MapProps & { number: number }): JSX.Element {
  const { number, bands, last, pressable, legal, chosen, best, active } = props;
  const taken = bands.some(({ span }) => span[0] <= number && number <= span[1]);
  const place = `translate(${(columnOf(number) + 0.5) * WIDTH} ${(rowOf(number) + 0.5) * HEIGHT})`;
  const look = [
    "num-slot",
    taken && "num-taken",
    last.has(number) && "num-last",
    legal.has(number) && "num-legal",
    best.has(number) && "num-best",
  ];
  const picture = (
    <>
      <rect class="num-target" x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} />
      <circle r="12.5" />
      <text y="5">{number}</text>
    </>
  );
  const looks = look.filter(Boolean).join(" ");
  if (!pressable.has(number)) {
    return (
      <g class={looks} transform={place} aria-hidden="true">
        {picture}
      </g>
    );
  }
  return (
    <Press
      label={props.label(number)}
      class={looks}
      transform={place}
      disabled={!active}
      pressed={chosen === number}
      onPress={() => props.onNumber(number)}
    >
      {picture}
    </Press>
  );
}
