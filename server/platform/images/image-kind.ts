export type ImageKind = "jpeg" | "png" | "webp" | "gif" | "avif" | "svg";

const SVG_START = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i;
const MAX_JPEG_SEGMENTS = 1_000;

/** The kind by the bytes themselves: names and headers can be wrong (T102). */
export function imageKind(bytes: Buffer): ImageKind | null {
  const start = bytes.toString("latin1", 0, 12);
  if (start.startsWith("\xFF\xD8\xFF")) return hasFewSegments(bytes) ? "jpeg" : null;
  if (start.startsWith("\x89PNG\r\n\x1A\n")) return "png";
  if (/^RIFF[\s\S]{4}WEBP$/.test(start)) return "webp";
  if (/^GIF8[79]a/.test(start)) return "gif";
  if (/^[\s\S]{4}ftypavi[fs]$/.test(start)) return "avif";
  return SVG_START.test(bytes.toString("utf8", 0, 1_000)) ? "svg" : null;
}

/** Looking for the size of a JPEG with a million empty segments would take seconds. */
function hasFewSegments(bytes: Buffer): boolean {
  let offset = 2;
  for (let segment = 0; segment < MAX_JPEG_SEGMENTS; segment += 1) {
    const isMarker = offset + 4 <= bytes.length && bytes[offset] === 0xff;
    const marker = bytes[offset + 1] ?? 0;
    if (!isMarker || (marker >= 0xc0 && marker <= 0xc2)) return true;
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return false;
}
