import { splitTarget } from "#domain/shared/locale/clean-path.ts";
import { hasControlCharacter } from "#domain/shared/text/control-characters.ts";
import { normaliseTarget } from "./normalised-target.ts";

const MAX_TARGET_CHARACTERS = 2000;
const MAX_DECODE_ROUNDS = 5;

/** Decodes ASCII escapes until nothing changes; null when they are nested deeper than any honest link. */
function fullyDecoded(text: string): string | null {
  let decoded = text;
  for (let round = 0; round < MAX_DECODE_ROUNDS; round++) {
    const next = decoded.replace(/%([0-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (next === decoded) return decoded;
    decoded = next;
  }
  return null;
}

function isOwnPath(path: string): boolean {
  return path.startsWith("/") && !path.includes("//") && !path.includes("\\");
}

/**
 * A redirect target is a path on the same host, in its encoded form, or it is ignored: nothing that a browser, or a
 * proxy that decodes it once more, could read as a host, a scheme or a second header (AUTH-11, T054, T055, T057).
 */
export function safeRedirectTarget(raw: string | null | undefined): string | null {
  if (!raw || raw.length > MAX_TARGET_CHARACTERS) return null;
  const decoded = fullyDecoded(raw);
  const decodedPath = fullyDecoded(splitTarget(raw).path);
  if (decoded === null || decodedPath === null || hasControlCharacter(decoded)) return null;
  if (!isOwnPath(splitTarget(raw).path) || !isOwnPath(decodedPath)) return null;
  const target = normaliseTarget(raw);
  return isOwnPath(splitTarget(target).path) && target.length <= MAX_TARGET_CHARACTERS ? target : null;
}
