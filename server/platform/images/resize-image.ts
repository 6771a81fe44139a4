import { createIPX } from "ipx";
import sharp from "sharp";
import { IMAGE_SIDES, type ImageModifiers } from "#domain/shared/images/modifiers.ts";
import { type ImageKind, imageKind } from "./image-kind.ts";
import { UnreadableImage } from "./image-source.ts";

const MAX_INPUT_PIXELS = 40_000_000;
const MAX_FRAMES = 1_000;
const TIMEOUT_SECONDS = 15;

sharp.cache(false);
// libvips reads more kinds than these, which are not needed here.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Svg"].map((loader) => `VipsForeignLoad${loader}Buffer`),
});

const ipx = createIPX({
  // The bytes were fetched by sources that check more than IPX's own storages do, and are handed over with each call.
  storage: { name: "given", getMeta: () => ({}), getData: (_id, given) => (given as { bytes: ArrayBuffer }).bytes },
  alias: {},
  sharpOptions: {
    limitInputPixels: MAX_INPUT_PIXELS,
    autoOrient: true,
    // Not options of sharp's constructor: IPX copies all of these into the pipeline, which reads them. AVIF with less
    // effort takes a sixth of the time for two bytes more in a hundred.
    ...{ timeoutSeconds: TIMEOUT_SECONDS, heifEffort: 2 },
  },
});

/** Applies the modifiers; the result has one of our formats. */
export async function resizeImage(bytes: Buffer, modifiers: ImageModifiers): Promise<Buffer> {
  const kind = imageKind(bytes);
  if (kind === null) throw new UnreadableImage("bytes that are no picture of a known kind");
  try {
    const { pages = 1 } = await sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS }).metadata();
    if (pages > MAX_FRAMES) throw new UnreadableImage(`an animation of ${pages} frames`);
    const { data } = await ipx("picture", ipxModifiers(modifiers, kind), { bytes }).process();
    return Buffer.from(data);
  } catch (error) {
    throw error instanceof UnreadableImage ? error : new UnreadableImage("a broken picture", { cause: error });
  }
}

function ipxModifiers({ format, quality, width, height, fit, background }: ImageModifiers, kind: ImageKind) {
  const lossy = format === "png" ? {} : { q: String(quality) };
  const flat: Record<string, string> = format === "jpeg" ? { flatten: "" } : {};
  return { f: format, ...lossy, ...flat, b: background, ...sizeModifiers({ width, height, fit }, kind) };
}

const LARGEST_SIDE = Math.max(...IMAGE_SIDES);

function sizeModifiers({ width, height, fit }: Pick<ImageModifiers, "width" | "height" | "fit">, kind: ImageKind) {
  if (width !== null && height !== null) return { s: `${width}x${height}`, fit, ...enlarged(kind) };
  // A drawing may be enlarged, so the side that was not requested needs a bound too.
  if (kind === "svg") return { s: `${width ?? LARGEST_SIDE}x${height ?? LARGEST_SIDE}`, fit: "inside", enlarge: "" };
  return width === null ? { h: String(height) } : { w: String(width) };
}

/** Drawings scale without loss; enlarging a photograph only adds bytes. */
const enlarged = (kind: ImageKind): Record<string, string> => (kind === "svg" ? { enlarge: "" } : {});
