/** The heat map of one tile: a bar for each value, as high and as strong as it is probable. */
import type { JSX } from "preact";
import type { Chance } from "./chances";
import { valuesToName } from "./tiles";

const HEIGHT = 22;

export function HeatBars({
  chances,
  jokers,
  width,
}: {
  chances: readonly Chance[];
  jokers: boolean;
  width: number;
}): JSX.Element {
  const values = valuesToName(jokers);
  const step = width / values.length;
  return (
    <g class="dv-heat" aria-hidden="true">
      <path class="dv-heat-axis" d={`M0 ${HEIGHT}h${width}`} />
      {chances.map(({ value, p }) => (
        <rect
          key={value}
          x={values.indexOf(value) * step + step * 0.08}
          y={HEIGHT - HEIGHT * p}
          width={step * 0.84}
          height={HEIGHT * p}
          fill-opacity={0.4 + 0.6 * p}
        />
      ))}
    </g>
  );
}
