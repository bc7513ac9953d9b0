/** The field for the API key, the button that shows it, and what the service says of the key. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Unauthorized } from "regelwerk-client";
import { announce } from "../announcer";
import { FaultAlert } from "../fault-alert";
import { asksForKeys } from "../service";
import { inWords } from "../trouble";
import { words } from "../words";
import { apiKey, forgetKey, isFieldShown, isFieldWanted, isSendable, keyRefusal, takeKey } from "./key";

const BUTTON = "api-key-button";
const PANEL = "api-key-panel";
const FIELD = "api-key";

export function ApiKeyButton(): JSX.Element {
  return (
    <button
      id={BUTTON}
      type="button"
      class="quiet"
      aria-expanded={isFieldShown.value}
      aria-controls={PANEL}
      onClick={() => {
        // As long as the service wants a key, the field is there.
        if (keyRefusal.value === null) isFieldWanted.value = !isFieldWanted.value;
        else document.getElementById(FIELD)?.focus();
      }}
    >
      {words().apiKey.title}
    </button>
  );
}

export function ApiKeyPanel(): JSX.Element {
  const refusal = keyRefusal.value;
  return (
    <>
      <FaultAlert text={refusal === null ? null : words().apiKey.refusals(refusal)} />
      {isFieldShown.value && <ApiKeyForm />}
    </>
  );
}

function ApiKeyForm(): JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  const typed = useSignal("");
  const fault = useSignal<string | null>(null);
  const busy = useSignal(false);
  const text = words().apiKey;
  useEffect(() => {
    if (isFieldWanted.peek()) document.getElementById(FIELD)?.focus();
    else form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const change = (how: () => void, said: string) => {
    // The field goes away with what had the focus.
    if (form.current?.contains(document.activeElement)) document.getElementById(BUTTON)?.focus();
    how();
    announce(said);
  };
  const submit = async () => {
    const key = typed.value.trim();
    if (busy.value) return;
    busy.value = true;
    fault.value = null;
    fault.value = await whyNotUsable(key);
    busy.value = false;
    if (fault.value !== null) return;
    // What was refused with a key is not sent with it again, though it is good by now: everything is asked anew.
    if (keyRefusal.value !== null && key === apiKey.value) window.location.reload();
    else change(() => takeKey(key), words().apiKey.taken);
  };
  return (
    <form
      ref={form}
      id={PANEL}
      class="card stack"
      aria-label={text.title}
      aria-busy={busy.value}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p id="api-key-help" class="help">
        {text.help}
      </p>
      <div class="field">
        <label for={FIELD}>{text.label}</label>
        <input
          id={FIELD}
          type="password"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          required
          aria-describedby="api-key-fault api-key-help"
          aria-invalid={fault.value !== null}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <FaultAlert id="api-key-fault" text={fault.value} />
      </div>
      <div class="row">
        <button type="submit" class="primary">
          {text.use}
        </button>
        {apiKey.value !== null && (
          <>
            <button type="button" onClick={() => change(forgetKey, words().apiKey.forgotten)}>
              {text.forget}
            </button>
            <span class="muted">{text.inUse}</span>
          </>
        )}
      </div>
    </form>
  );
}

/** Asks the service what it thinks of a key; null: it is good. */
async function whyNotUsable(key: string): Promise<string | null> {
  const text = words().apiKey;
  if (!isSendable(key)) return text.noKey;
  try {
    return (await asksForKeys(key)) ? null : text.notAsked;
  } catch (trouble) {
    return trouble instanceof Unauthorized ? text.refusals(trouble.code) : inWords(trouble);
  }
}
