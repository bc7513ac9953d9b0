/** A part of a drawing that can be pressed: by mouse, finger, keyboard or screen reader. */
import type { ComponentChildren, JSX } from "preact";

interface PressProps {
  /** What pressing does, in words. */
  label: string;
  onPress: () => void;
  /** Shown, but takes no presses. */
  disabled?: boolean;
  /** Whether it is chosen at the moment, where it is something that stays chosen. */
  pressed?: boolean;
  /** Whether the tab key stops here; a board whose arrow keys lead everywhere spares its reader some stops. */
  tabStop?: boolean;
  class?: string;
  transform?: string;
  children: ComponentChildren;
}

export function Press({
  label,
  onPress,
  disabled = false,
  pressed,
  tabStop = true,
  children,
  ...rest
}: PressProps): JSX.Element {
  const press = () => {
    if (!disabled) onPress();
  };
  return (
    <g
      {...rest}
      class={`press ${rest.class ?? ""}`}
      role="button"
      tabindex={disabled || !tabStop ? -1 : 0}
      aria-label={label}
      aria-disabled={disabled}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        press();
      }}
    >
      {children}
    </g>
  );
}
