/** The requests of this page, so that whoever programs against the service can see how it is done. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { asCurl } from "regelwerk-client";
import { CopyButton } from "../copy-button";
import { exchanges, type NotedExchange } from "../service";
import { words } from "../words";

export function Inspector(): JSX.Element {
  const isOpen = useSignal(false);
  const text = words().inspector;
  return (
    <details
      class="stack tight"
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>{text.title}</summary>
      {isOpen.value && <List />}
    </details>
  );
}

function List(): JSX.Element {
  const text = words().inspector;
  return (
    <div class="inspector">
      <p class="help">{text.help}</p>
      {exchanges.value.length === 0 && <p class="muted">{text.none}</p>}
      <ul>
        {exchanges.value.map((exchange) => (
          <li key={exchange.number}>
            <Exchanged exchange={exchange} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Exchanged({ exchange }: { exchange: NotedExchange }): JSX.Element {
  const isOpen = useSignal(false);
  const { status } = exchange;
  const isGood = status !== null && status < 400;
  return (
    <details
      class="exchange"
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>
        <code>{exchange.method}</code>
        <code class="path">{pathOf(exchange.url)}</code>
        <span class={`tag ${isGood ? "good" : "bad"}`}>{status ?? words().inspector.noAnswer}</span>
        <span class="muted">{Math.round(exchange.elapsedMs)} ms</span>
      </summary>
      {isOpen.value && <Bodies exchange={exchange} />}
    </details>
  );
}

function Bodies({ exchange }: { exchange: NotedExchange }): JSX.Element {
  const text = words().inspector;
  const curl = asCurl(exchange, location.origin);
  return (
    <div class="stack tight">
      <h3>{text.curl}</h3>
      <pre tabIndex={0}>{curl}</pre>
      <CopyButton label={text.copyCurl} text={() => curl} />
      {exchange.requestBody !== null && (
        <>
          <h3>{text.request}</h3>
          <pre tabIndex={0}>{pretty(exchange.requestBody)}</pre>
        </>
      )}
      <h3>{text.answer}</h3>
      <pre tabIndex={0}>{exchange.responseBody === null ? text.stream : pretty(exchange.responseBody)}</pre>
    </div>
  );
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, location.href);
  return pathname + search;
}

/** JSON with line breaks, its tokens left out as in the line for a shell; anything else as it is. */
export function pretty(body: string): string {
  try {
    const document: unknown = JSON.parse(body);
    return JSON.stringify(document, (name, value: unknown) => (name === "tokens" ? veiled(value) : value), 2);
  } catch {
    return body;
  }
}

function veiled(tokens: unknown): unknown {
  if (Array.isArray(tokens)) return tokens.map(veiled);
  if (typeof tokens !== "object" || tokens === null) return "$TOKEN";
  return Object.fromEntries(Object.entries(tokens).map(([of, token]) => [of, veiled(token)]));
}
