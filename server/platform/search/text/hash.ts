/** The hash of no characters. */
export const HASH_SEED = 0x811c9dc5 | 0;

/** The hash of what was hashed before and one more UTF-16 unit. */
export const hashed = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193);

export function hashOf(text: string): number {
  let hash = HASH_SEED;
  for (let at = 0; at < text.length; at++) hash = hashed(hash, text.charCodeAt(at));
  return hash;
}
