/** The fields for a ruleset's options. */
import type { JSX } from "preact";
import type { Option, Ruleset } from "regelwerk-client";
import type { GameUi } from "../../games/contract";
import { language } from "../settings";
import { words } from "../words";
import { type Chosen, fieldOf, playersIn, valueTyped } from "./options";

interface Props<R extends Ruleset> {
  ui: GameUi<R> | null;
  /** All options of the ruleset: one can depend on another. */
  options: readonly Option[];
  shown: readonly Option[];
  chosen: Chosen;
  onChoose: (name: string, value: unknown) => void;
}

export function OptionsFields<R extends Ruleset>(props: Props<R>): JSX.Element | null {
  if (props.shown.length === 0) return null;
  return (
    <div class="fields">
      {props.shown.map((option) => (
        <OptionRow key={option.name} {...props} option={option} />
      ))}
    </div>
  );
}

function OptionRow<R extends Ruleset>(props: Props<R> & { option: Option }): JSX.Element {
  const { ui, option, options, chosen, onChoose } = props;
  const { label, help } = ui?.describeOption(option.name, language.value) ?? {
    label: option.name,
    help: option.meaning,
  };
  const field = fieldOf(option, playersIn(options, chosen));
  const value = chosen[option.name] ?? option.default;
  const id = `option-${option.name}`;
  const helpId = `${id}-help`;
  return (
    <div class="field">
      {field.kind === "switch" ? (
        <label class="check">
          <input
            type="checkbox"
            checked={value === true}
            aria-describedby={helpId}
            onChange={(event) => onChoose(option.name, event.currentTarget.checked)}
          />
          {label}
        </label>
      ) : (
        <label for={id}>{label}</label>
      )}
      {field.kind === "choice" && (
        <select
          id={id}
          aria-describedby={helpId}
          value={String(field.values.indexOf(value))}
          onChange={(event) => onChoose(option.name, field.values[Number(event.currentTarget.value)])}
        >
          {field.values.map((each, index) => (
            <option key={index} value={index}>
              {ui?.describeOptionValue(option.name, each, language.value) ?? String(each)}
            </option>
          ))}
        </select>
      )}
      {field.kind === "text" && (
        <>
          <input
            id={id}
            aria-describedby={helpId}
            list={`${id}-list`}
            placeholder={words().begin.byDefault}
            spellcheck={false}
            onChange={(event) => onChoose(option.name, valueTyped(event.currentTarget.value))}
          />
          <datalist id={`${id}-list`}>
            {field.suggestions.map((each) => (
              <option key={each} value={each}>
                {ui?.describeOptionValue(option.name, each, language.value) ?? each}
              </option>
            ))}
          </datalist>
        </>
      )}
      <p id={helpId} class="help">
        {help}
      </p>
    </div>
  );
}
