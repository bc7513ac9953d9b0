/** The pieces of the picture: a die, its faces to choose from, and the solver's badge. */
import type { JSX } from "preact";
import { Press } from "../../board/press";
import { type Die, FACES } from "./dice";
import type { Badge } from "./worth";

/** The width of the whole picture. */
export const WIDTH = 360;
export const DIE = 100;
/** A face to choose from, with the gap to the next one. */
export const FACE = 50;

interface DieProps {
  die: Die;
  /** What it shows; null before it is rolled or placed. */
  face: number | null;
  /** A mark along its lower edge. */
  mark: string | null;
  rolling: boolean;
  badge: Badge | undefined;
}

/** A die as it lies, its six faces listed below. */
export function DiePicture({ die, face, mark, rolling, badge }: DieProps): JSX.Element {
  return (
    <>
      <rect class={`ana-body ana-${die}`} width={DIE} height={DIE} rx="14" />
      <text class="ana-name" x="12" y="22">
        {die}
      </text>
      <text class="ana-number" x={DIE / 2} y="68">
        {rolling ? "?" : face}
      </text>
      {mark !== null && (
        <text class="ana-mark" x={DIE / 2} y="90">
          {mark}
        </text>
      )}
      {badge && <BadgePicture badge={badge} x={DIE - 18} y={16} />}
      {FACES[die].map((number, index) => (
        <g key={number} transform={`translate(${index * 17 + 7.5} 120)`}>
          {number === face && <circle class="ana-shown" r="9" cy="-5" />}
          <text class={number === face ? "ana-face-list ana-now" : "ana-face-list"}>{number}</text>
        </g>
      ))}
    </>
  );
}

interface FacesProps {
  die: Die;
  /** The columns of the grid: two beside the lying dice, three where there is room. */
  columns: number;
  legal: (face: number) => boolean;
  badge: (face: number) => Badge | undefined;
  label: (face: number) => string;
  chosen: number | null;
  disabled: boolean;
  choose: (face: number) => void;
}

/** The six faces of a die, each to be pressed; those that may not be chosen are pale. */
export function Faces({ die, columns, legal, badge, label, chosen, disabled, choose }: FacesProps): JSX.Element {
  return (
    <>
      {FACES[die].map((face, index) => {
        const worth = badge(face);
        const place = `translate(${(index % columns) * FACE} ${Math.floor(index / columns) * FACE})`;
        const look = [legal(face) ? "ana-legal" : "ana-illegal", worth?.best && "ana-best"];
        return (
          <Press
            key={index}
            label={label(face)}
            class={`ana-choice ${look.filter(Boolean).join(" ")}`}
            transform={place}
            disabled={disabled}
            {...(chosen === null ? {} : { pressed: chosen === face })}
            onPress={() => choose(face)}
          >
            <rect class="ana-target" width={FACE} height={FACE} />
            <rect class={`ana-body ana-${die}`} x="3" y="3" width={FACE - 6} height={FACE - 6} rx="9" />
            <text class="ana-choice-number" x={FACE / 2} y={FACE / 2 + (worth ? 2 : 8)}>
              {face}
            </text>
            {worth && <BadgePicture badge={worth} x={FACE / 2} y={FACE - 10} />}
          </Press>
        );
      })}
    </>
  );
}

/** The solver's word on a move; the best one has a star. */
export function BadgePicture({ badge, x, y }: { badge: Badge; x: number; y: number }): JSX.Element {
  const width = 12 + 7 * (badge.text.length + (badge.best ? 2 : 0));
  return (
    <g class={`ana-badge ana-${badge.tone}`} transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-9" width={width} height="18" rx="9" />
      <text y="4.5">{badge.best ? `★ ${badge.text}` : badge.text}</text>
    </g>
  );
}
