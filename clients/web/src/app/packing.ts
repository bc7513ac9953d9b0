/** Values in the fragment of a link, which no browser sends to a server: compressed, in letters that links may have. */

/** In characters, more than any record has and the service reads; a small link must not unpack to something huge. */
export const LONGEST = 2_000_000;

export async function packed(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return base64url(await through(bytes, new CompressionStream("deflate-raw")));
}

/** Throws when the text is no packed value. */
export async function unpacked(text: string): Promise<unknown> {
  const bytes = await through(fromBase64url(text), new DecompressionStream("deflate-raw"));
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  changed: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(changed).getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    length += piece.value.length;
    if (length > LONGEST) {
      await reader.cancel();
      throw new RangeError("What is packed here is too long.");
    }
    pieces.push(piece.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function base64url(bytes: Uint8Array): string {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
