/** The board as a drawing: fields, chips, the star and its lines, and what the solver says of each chip. */
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Press } from "../../board/press";
import { bounds, type Direction, type Field, fieldsOf, type Layout, letter, nextField, slides } from "./geometry";
import "./numerus.css";
import { type Point, Route } from "./route";
import type { Tone } from "./tone";

/** The solver's word on a chip. */
export interface Badge {
  text: string;
  tone: Tone;
  best: boolean;
}

interface FieldsProps {
  layout: Layout;
  crossGaps: boolean;
  board: readonly number[];
  star: string | null;
  legal: ReadonlySet<number>;
  badges: ReadonlyMap<number, Badge>;
  /** The chips of the solver's line, in its order; empty for none. */
  route: readonly number[];
  active: boolean;
  title: string;
  starLabel: (field: string) => string;
  chipLabel: (number: number, field: string) => string;
  onChip: (number: number) => void;
  /** The chip whose press asks something, and the question. */
  asking: number | null;
  /** Drawn above everything, with the middle of the field of the chip that asks. */
  question?: (middle: Point, width: number) => ComponentChildren;
}

const CELL = 48;
const EDGE = 14;
const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w" };
const STAR = Array.from({ length: 10 }, (_, index) => {
  const [radius, angle] = [index % 2 ? 7.5 : 18, (index * Math.PI) / 5];
  return `${(radius * Math.sin(angle)).toFixed(2)},${(-radius * Math.cos(angle)).toFixed(2)}`;
}).join(" ");

export function Fields(props: FieldsProps): JSX.Element {
  const { layout, board, star, question, asking } = props;
  const fields = useMemo(() => fieldsOf(layout), [layout]);
  const size = useMemo(() => bounds(fields), [fields]);
  const middle = ({ column, row }: Field): Point => ({
    x: EDGE + (column - size.left + 0.5) * CELL,
    y: EDGE + (row - size.top + 0.5) * CELL,
  });
  const width = 2 * EDGE + size.columns * CELL;
  const starIndex = fields.findIndex(({ name }) => name === star);
  const home = fields[starIndex];
  const asked = fields[board.indexOf(asking ?? -1)];
  const route = [home, ...props.route.map((number) => fields[board.indexOf(number)])].flatMap((field) =>
    field ? [middle(field)] : [],
  );
  return (
    <svg
      class="num-fields"
      viewBox={`0 0 ${width} ${2 * EDGE + size.rows * CELL}`}
      role="group"
      aria-label={props.title}
      onKeyDown={(event) => walk(event, fields, board)}
    >
      <Coordinates {...size} />
      {fields.map((field) => (
        <rect
          key={field.name}
          class="num-field"
          x={middle(field).x - CELL / 2 + 1}
          y={middle(field).y - CELL / 2 + 1}
          width={CELL - 2}
          height={CELL - 2}
          rx="6"
        />
      ))}
      <Lines fields={fields} board={board} star={starIndex} crossGaps={props.crossGaps} middle={middle} />
      {fields.map((field, index) => (
        <g key={field.name} data-field={field.name} transform={`translate(${middle(field).x} ${middle(field).y})`}>
          {board[index] ? <Chip {...props} number={board[index]} field={field.name} /> : null}
        </g>
      ))}
      {home && <Star field={home} middle={middle(home)} label={props.starLabel(home.name)} />}
      {route.length > 1 && <Route points={route} />}
      {asked && question?.(middle(asked), width)}
    </svg>
  );
}

function Chip(props: FieldsProps & { number: number; field: string }): JSX.Element {
  const { number, field, legal, badges, active, asking } = props;
  const badge = badges.get(number);
  const reach = legal.has(number);
  return (
    <Press
      label={props.chipLabel(number, field)}
      class={`num-chip ${reach ? "num-legal" : ""} ${badge?.best ? "num-best" : ""}`}
      disabled={!active}
      tabStop={reach}
      {...(asking === number ? { pressed: true } : {})}
      onPress={() => props.onChip(number)}
    >
      <rect class="num-target" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />
      <circle r="20" />
      <text class="num-number" y="6">
        {number}
      </text>
      {badge && <BadgePicture badge={badge} y={16} />}
    </Press>
  );
}

export function BadgePicture({ badge, y }: { badge: Badge; y: number }): JSX.Element {
  const text = badge.best ? `★${badge.text}` : badge.text;
  const width = 10 + 6.5 * text.length;
  return (
    <g class={`num-badge num-${badge.tone}`} transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y="-7.5" width={width} height="15" rx="7.5" />
      <text y="4">{text}</text>
    </g>
  );
}

/** The star takes over the focus of a chip that it took, so that the arrow keys go on from there. */
function Star({ field, middle, label }: { field: Field; middle: Point; label: string }): JSX.Element {
  const element = useRef<SVGGElement>(null);
  const drawn = useRef(field.name);
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (field.name !== drawn.current && lost) element.current?.focus({ preventScroll: true });
    drawn.current = field.name;
  }, [field.name]);
  return (
    <g
      ref={element}
      data-field={field.name}
      class="num-star-place"
      role="img"
      aria-label={label}
      tabindex={-1}
      transform={`translate(${middle.x} ${middle.y})`}
    >
      <polygon class="num-star" points={STAR} />
    </g>
  );
}

/** From the star to the first chip in each direction. */
function Lines(props: {
  fields: readonly Field[];
  board: readonly number[];
  star: number;
  crossGaps: boolean;
  middle: (field: Field) => Point;
}): JSX.Element | null {
  const { fields, board, star, crossGaps, middle } = props;
  const from = fields[star];
  if (!from) return null;
  const start = middle(from);
  return (
    <g class="num-lines">
      {slides(fields, board, star, crossGaps).map(({ direction, target }) => {
        const end = middle(fields[target] as Field);
        return <line key={direction} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />;
      })}
    </g>
  );
}

/** The names of columns and rows along the edges. */
function Coordinates({ left, top, columns, rows }: ReturnType<typeof bounds>): JSX.Element {
  return (
    <g class="num-coordinates" aria-hidden="true">
      {Array.from({ length: columns }, (_, index) => (
        <text key={`column ${index}`} x={EDGE + (index + 0.5) * CELL} y="10">
          {letter(left + index)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, index) => (
        <text key={`row ${index}`} x="7" y={EDGE + (index + 0.5) * CELL + 4}>
          {top + index}
        </text>
      ))}
    </g>
  );
}

/** The arrow keys lead from chip to chip, also to those that the tab key passes over. */
function walk(
  event: KeyboardEvent & { currentTarget: SVGSVGElement },
  fields: readonly Field[],
  board: readonly number[],
): void {
  const direction = ARROWS[event.key];
  const here = (event.target as Element).closest("[data-field]")?.getAttribute("data-field");
  if (!direction || !here) return;
  const from = fields.findIndex(({ name }) => name === here);
  const next = nextField(fields, from, direction, (index) => Boolean(board[index]));
  event.preventDefault();
  if (next === null) return;
  event.currentTarget.querySelector<SVGGElement>(`[data-field="${fields[next]?.name}"] .press`)?.focus();
}
