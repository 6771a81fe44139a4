const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short name for this error on this page of this build, the same for everybody who meets it. */
export function errorReference(...parts: string[]): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(parts.join("\n"))) hash = Math.imul(hash ^ byte, FNV_PRIME);
  const digits = (hash >>> 0).toString(16).toUpperCase().padStart(8, "0");
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
