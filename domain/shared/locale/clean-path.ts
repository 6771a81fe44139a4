import { withoutControlCharacters } from "../text/control-characters.ts";

/**
 * A path with one leading slash, no trailing one, no backslash, no empty segment and no control character,
 * so that no browser can read it as a host (T055).
 */
export function cleanPath(path: string): string {
  const collapsed = `/${withoutControlCharacters(path)}`.replace(/[\\/]+/g, "/");
  return collapsed.length > 1 && collapsed.endsWith("/") ? collapsed.slice(0, -1) : collapsed;
}

/** Splits a target into its path and whatever follows from the first `?` or `#` on. */
export function splitTarget(target: string): { path: string; rest: string } {
  const end = target.search(/[?#]/);
  return end < 0 ? { path: target, rest: "" } : { path: target.slice(0, end), rest: target.slice(end) };
}
