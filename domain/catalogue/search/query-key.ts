/** The key of a search session, which refined searches keep (CATALOG-14). */
export function queryKeyOf(randomBytes: Uint8Array): string {
  return Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
