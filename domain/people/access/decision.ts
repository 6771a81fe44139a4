/** The decision of a guard. Its paths have no language; the caller puts it in front. */
export type Decision = { kind: "allow" } | { kind: "redirect"; to: string; status?: 301 | 302 } | { kind: "not-found" };

const EMPTY_SEGMENTS = ["", ".", ".."];

export const allow: Decision = { kind: "allow" };
export const notFound: Decision = { kind: "not-found" };

export function redirectTo(to: string): Decision {
  return { kind: "redirect", to };
}

/** The start and the slug's segments, each encoded, as a path; without a slug, the start alone. */
export function pathTo(start: string, slug: string | number | undefined): string {
  if (slug === undefined || slug === "") return start;
  const segments = String(slug).toWellFormed().split("/");
  const named = segments.filter((segment) => !EMPTY_SEGMENTS.includes(segment));
  return [start, ...named.map(encodeURIComponent)].join("/");
}
