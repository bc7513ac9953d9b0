/** What was sent and what came back, for whoever wants to look on. */

/** One request and its answer. */
export interface Exchange {
  method: string;
  /** As it was asked for; begins with `/` if the service is where the page came from. */
  url: string;
  requestHeaders: Readonly<Record<string, string>>;
  requestBody: string | null;
  /** Null if no answer came. */
  status: number | null;
  responseHeaders: Readonly<Record<string, string>>;
  /** Null if no answer came, or if it is a stream, which is read as it comes. */
  responseBody: string | null;
  elapsedMs: number;
}

/**
 * The same request as a line for a shell, with `$TOKEN` in place of a token and
 * `$REGELWERK_API_KEY` in place of a key.
 *
 * @param origin what an address that begins with `/` is below, such as `location.origin`.
 */
export function asCurl(exchange: Exchange, origin = ""): string {
  const words = ["curl", "-sS"];
  if (exchange.method !== (exchange.requestBody === null ? "GET" : "POST")) words.push("-X", exchange.method);
  words.push(quoted(exchange.url.startsWith("/") ? origin + exchange.url : exchange.url));
  for (const [name, value] of Object.entries(exchange.requestHeaders)) words.push("-H", header(name, value));
  if (exchange.requestBody !== null) words.push("--data-raw", quoted(exchange.requestBody));
  return words.join(" ");
}

function header(name: string, value: string): string {
  // In double quotes, so that the shell puts the secret in.
  if (name.toLowerCase() === "authorization") return '"Authorization: Bearer $TOKEN"';
  if (name.toLowerCase() === "x-api-key") return '"X-API-Key: $REGELWERK_API_KEY"';
  return quoted(`${name}: ${value}`);
}

/** A word that a POSIX shell reads as it is. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
