const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short hash of the given texts, so that the same error on the same page and build has the same reference. */
export function errorReference(...texts: string[]): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(texts.join("\n"))) hash = Math.imul(hash ^ byte, FNV_PRIME);
  const digits = (hash >>> 0).toString(16).toUpperCase().padStart(8, "0");
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
