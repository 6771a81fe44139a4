import { hasControlCharacter } from "../text/control-characters.ts";

const LONGEST_NAME = 200;
const KNOWN_ENDING = /^[^./\\][^/\\]*\.(?:jpe?g|png|webp|avif|pdf)$/i;

/** Whether a name may be shown beside the file: one plain name that ends as an accepted kind does (T104). */
export function isFileName(name: string): boolean {
  return name.length <= LONGEST_NAME && !hasControlCharacter(name) && KNOWN_ENDING.test(name);
}
