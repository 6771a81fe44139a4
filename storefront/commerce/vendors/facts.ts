import { deviceFlags } from "#domain/shared/device/device-flags.ts";

const BYTE_DIGITS = 2;
const HEXADECIMAL = 16;
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

/** LIMIT-03: by the same widths as the pages (CONFIG-04). */
export function deviceOf(): "desktop" | "tablet" | "phone" {
  const { isDesktop, isTablet } = deviceFlags(window.innerWidth);
  if (isDesktop) return "desktop";
  return isTablet ? "tablet" : "phone";
}
