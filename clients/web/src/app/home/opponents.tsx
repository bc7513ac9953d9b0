/** Who plays which seat. */
import type { JSX } from "preact";
import { words } from "../words";

export const KINDS = ["here", "hint", "remote"] as const;
export type Kind = (typeof KINDS)[number];

/** How long the solver may think about a move, in milliseconds. */
export const STRENGTHS = { quick: 30, normal: 300, strong: 1500 } as const;
export type Strength = keyof typeof STRENGTHS;
const STRENGTH_NAMES = Object.keys(STRENGTHS) as Strength[];

/** The strength that thinks for so many milliseconds. */
export function strengthOf(budgetMs: number): Strength {
  return STRENGTH_NAMES.find((strength) => STRENGTHS[strength] === budgetMs) ?? "normal";
}

export interface Player {
  name: string;
  kind: Kind;
  strength: Strength;
}

interface Props {
  players: readonly Player[];
  onChange: (seat: number, player: Player) => void;
}

export function Opponents({ players, onChange }: Props): JSX.Element {
  const text = words().begin;
  return (
    <fieldset>
      <legend>{text.players}</legend>
      <div class="cards">
        {players.map((player, seat) => (
          <PlayerRow key={seat} seat={seat} player={player} alone={players.length === 1} onChange={onChange} />
        ))}
      </div>
      {players.some(({ kind }) => kind === "remote") && <p class="help">{text.linksLater}</p>}
      {players.filter(({ kind }) => kind === "here").length > 1 && <p class="help">{text.takeTurns}</p>}
    </fieldset>
  );
}

interface RowProps {
  seat: number;
  player: Player;
  alone: boolean;
  onChange: (seat: number, player: Player) => void;
}

function PlayerRow({ seat, player, alone, onChange }: RowProps): JSX.Element {
  const text = words().begin;
  const change = (changed: Partial<Player>) => onChange(seat, { ...player, ...changed });
  return (
    <div class={`seat seat-${seat}`}>
      <div class="stack tight">
        <div class="field">
          <label for={`name-${seat}`}>{text.nameOf(seat)}</label>
          <input
            id={`name-${seat}`}
            value={player.name}
            maxLength={64}
            required
            autocomplete="off"
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </div>
        {!alone && (
          <div class="field">
            <label for={`kind-${seat}`}>{text.whoPlays(seat)}</label>
            <select
              id={`kind-${seat}`}
              value={player.kind}
              onChange={(event) => change({ kind: KINDS[event.currentTarget.selectedIndex] ?? "here" })}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {text.kinds[kind]}
                </option>
              ))}
            </select>
          </div>
        )}
        {player.kind === "hint" && (
          <div class="field">
            <label for={`strength-${seat}`}>{text.strength(seat)}</label>
            <select
              id={`strength-${seat}`}
              value={player.strength}
              onChange={(event) => change({ strength: STRENGTH_NAMES[event.currentTarget.selectedIndex] ?? "normal" })}
            >
              {STRENGTH_NAMES.map((strength) => (
                <option key={strength} value={strength}>
                  {text.strengths[strength]}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
    </div>
  );
}
