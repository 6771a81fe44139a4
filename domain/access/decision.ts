/** What a guard decides; its paths carry no language, which the caller puts in front. */
export type Decision = { kind: "allow" } | { kind: "redirect"; to: string; status?: 301 | 302 } | { kind: "not-found" };

const EMPTY_SEGMENTS = ["", ".", ".."];

export const allow: Decision = { kind: "allow" };
export const notFound: Decision = { kind: "not-found" };

export function redirectTo(to: string): Decision {
  return { kind: "redirect", to };
}

/** A path from a fixed start and a slug that may hold several segments, each encoded, or the start alone. */
export function pathTo(start: string, slug: string | number | undefined): string {
  if (slug === undefined || slug === "") return start;
  const segments = String(slug).toWellFormed().split("/");
  const named = segments.filter((segment) => !EMPTY_SEGMENTS.includes(segment));
  return [start, ...named.map(encodeURIComponent)].join("/");
}
