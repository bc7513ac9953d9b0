/** The solver's line over the board: an arrow from chip to chip, numbered by steps. */
import type { JSX } from "preact";

export interface Point {
  x: number;
  y: number;
}

/** So many steps are drawn strongly; what comes after is a faint trace. */
const NEAR = 8;
/** How far an arrow stays away from the middle of a chip, so that its number can be read. */
const CLEARANCE = 15;

/** The line from `points[0]` through all others. */
export function Route({ points }: { points: readonly Point[] }): JSX.Element {
  const steps = points.slice(1).map((to, index) => ({ from: points[index] as Point, to, step: index + 1 }));
  return (
    <g class="num-route" aria-hidden="true">
      {[...steps].reverse().map(({ from, to, step }) => {
        const near = step <= NEAR;
        const { start, end, turn } = shortened(from, to);
        return (
          <g key={step} class={near ? "num-near" : "num-far"}>
            <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
            <path d="M0 0 L-8 -4.5 L-8 4.5 Z" transform={`translate(${end.x} ${end.y}) rotate(${turn})`} />
            <circle cx={to.x - 16} cy={to.y - 16} r="7.5" />
            <text x={to.x - 16} y={to.y - 12.5}>
              {step}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function shortened(from: Point, to: Point): { start: Point; end: Point; turn: number } {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const [right, down] = [Math.cos(angle) * CLEARANCE, Math.sin(angle) * CLEARANCE];
  return {
    start: { x: from.x + right, y: from.y + down },
    end: { x: to.x - right, y: to.y - down },
    turn: (angle * 180) / Math.PI,
  };
}
