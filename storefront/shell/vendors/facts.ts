const BYTE_DIGITS = 2;
const HEXADECIMAL = 16;
const TABLET_PX = 768;
const DESKTOP_PX = 1_024;
const ID_BYTES = 16;

const hexadecimal = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(HEXADECIMAL).padStart(BYTE_DIGITS, "0")).join("");

/** SHA-256 in hexadecimal digits. */
export async function hashOf(text: string): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

export function randomId(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}

export function deviceOf(): "desktop" | "tablet" | "phone" {
  if (window.innerWidth >= DESKTOP_PX) return "desktop";
  return window.innerWidth >= TABLET_PX ? "tablet" : "phone";
}
