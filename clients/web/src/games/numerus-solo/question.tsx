/** Asks which of two chains a chip joins, right beside the chip. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Press } from "../../board/press";
import { type Badge, BadgePicture } from "../numerus/fields";
import type { Point } from "../numerus/route";

export interface Answer {
  move: string;
  /** The chain as it would be. */
  chain: string;
  label: string;
  badge: Badge | undefined;
}

interface QuestionProps {
  title: string;
  answers: readonly Answer[];
  /** The middle of the chip's field, and the width of the board. */
  middle: Point;
  width: number;
  play: (move: string) => void;
  close: () => void;
}

const BUTTON = 84;
const HEIGHT = 50;
const FIELD = 24;

export function Question({ title, answers, middle, width, play, close }: QuestionProps): JSX.Element {
  const box = useRef<SVGGElement>(null);
  useLayoutEffect(() => box.current?.querySelector<SVGGElement>(".press")?.focus(), []);
  const leave = () => {
    box.current?.ownerSVGElement?.querySelector<SVGGElement>('.num-chip[aria-pressed="true"]')?.focus();
    close();
  };
  const total = answers.length * BUTTON + 8;
  const left = Math.min(Math.max(middle.x - total / 2, 2), width - total - 2);
  const above = middle.y > HEIGHT + 2 * FIELD;
  const top = above ? middle.y - FIELD - HEIGHT - 6 : middle.y + FIELD - 2;
  return (
    <g
      ref={box}
      class="num-question"
      role="group"
      aria-label={title}
      transform={`translate(${left} ${top})`}
      onKeyDown={(event) => event.key === "Escape" && leave()}
    >
      <rect class="num-question-box" width={total} height={HEIGHT + 8} rx="10" />
      {answers.map(({ move, chain, label, badge }, index) => (
        <Press
          key={move}
          label={label}
          class={badge?.best ? "num-answer num-best" : "num-answer"}
          transform={`translate(${6 + index * BUTTON} 4)`}
          onPress={() => play(move)}
        >
          <rect class="num-answer-box" width={BUTTON - 4} height={HEIGHT} rx="8" />
          <text x={(BUTTON - 4) / 2} y={badge ? 23 : 30}>
            {chain}
          </text>
          <g transform={`translate(${(BUTTON - 4) / 2} 0)`}>{badge && <BadgePicture badge={badge} y={37} />}</g>
        </Press>
      ))}
    </g>
  );
}
