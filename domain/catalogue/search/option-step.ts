/**
 * The option that a key moves to in a list of suggestions; -1 is the field itself. Up and down cycle through the field;
 * Home and End belong to the field until an option is active. Null for other keys (CATALOG-14).
 */
export function optionAfter(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return at + 1 < count ? at + 1 : -1;
  if (key === "ArrowUp") return at === -1 ? count - 1 : at - 1;
  if (at === -1) return null;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
