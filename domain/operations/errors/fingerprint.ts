/** A line of a stack. */
export interface Frame {
  /** The source file where it is known, else the built file without its hash. */
  file: string;
  name: string;
  line: number | null;
  /** Ours, not a library's or the browser's. */
  isOwn: boolean;
}

interface Described {
  type: string;
  message: string;
  /** The innermost first. */
  frames: readonly Frame[];
}

const FRAMES_COMPARED = 5;

/**
 * The type of an error and our own functions in its stack, which errors of one kind share. Lines are left out, because
 * each build moves them. Without own functions it is the message, without its numbers and ids.
 */
export function fingerprintOf({ type, message, frames }: Described): string {
  const own = frames.filter(({ isOwn }) => isOwn).slice(0, FRAMES_COMPARED);
  if (own.length === 0) return `${type}|${withoutDetails(message)}`;
  return [type, ...own.map(({ file, name }) => `${file}#${name}`)].join("|");
}

/** A message without the details that differ between errors of one kind. */
function withoutDetails(message: string): string {
  return message
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, "…")
    .replace(/\b[0-9a-f]{8,}\b/gi, "…")
    .replace(/\d+/g, "…")
    .replace(/(["'`“”‘’«»])[^"'`“”‘’«»]{0,200}\1/g, "$1…$1")
    .trim();
}

/** The name of a built file without the hash of its content: `cart-BxY12abc.js` is `cart`. */
export const withoutHash = (file: string) => file.replace(/-[\w-]{8}(?=\.\w+$)/, "").replace(/\.\w+$/, "");
