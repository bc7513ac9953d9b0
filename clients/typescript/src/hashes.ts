/** Hashes by the platform's own cryptography. */

type Bytes = Uint8Array<ArrayBuffer>;

/** Browsers have it on pages that came over https, or from localhost. Throws where it is missing. */
export function cryptography(): SubtleCrypto {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new Error("This needs Web Cryptography, which browsers have on pages from https or localhost.");
  return subtle;
}

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function sha256(content: Bytes): Promise<Bytes> {
  return new Uint8Array(await cryptography().digest("SHA-256", content));
}

export async function hmacSha256(key: string, text: string): Promise<Bytes> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await cryptography().importKey("raw", utf8(key), algorithm, false, ["sign"]);
  return new Uint8Array(await cryptography().sign("HMAC", imported, utf8(text)));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that pairs of hexadecimal digits stand for. */
export function bytesOfHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** So many bytes in base64url, written in the one way that there is. Throws TypeError. */
export function bytesOfBase64Url(text: string, length: number): Bytes {
  if (/^[A-Za-z0-9_-]*$/.test(text) && text.length % 4 !== 1) {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    if (bytes.length === length && base64Url(bytes) === text) return bytes;
  }
  throw new TypeError(`${length} bytes of base64url are needed`);
}

function base64Url(bytes: Uint8Array): string {
  const plain = btoa(String.fromCharCode(...bytes));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
