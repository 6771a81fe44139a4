/** The output formats; the first is the default (CATALOG-17). */
export const IMAGE_FORMATS = ["webp", "avif", "jpeg", "png"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** How a picture fits a given width and height; the first is the default (CATALOG-17). */
export const IMAGE_FITS = ["cover", "contain", "fill", "inside", "outside"] as const;
export type ImageFit = (typeof IMAGE_FITS)[number];

/** The only lengths, in pixels, that a side can have: any other is the next larger one (CATALOG-17, T101). */
export const IMAGE_SIDES = [64, 96, 128, 192, 256, 320, 400, 480, 640, 800, 960, 1200, 1440, 1600, 1920] as const;
export type ImageSide = (typeof IMAGE_SIDES)[number];

/** The only qualities (CATALOG-17, T101). */
export const IMAGE_QUALITIES = [50, 75, 90] as const;
export type ImageQuality = (typeof IMAGE_QUALITIES)[number];
const DEFAULT_QUALITY: ImageQuality = 75;

/** Fills the frame around a contained picture, and replaces transparency in JPEG. */
export const IMAGE_BACKGROUNDS = ["transparent", "white", "black"] as const;
export type ImageBackground = (typeof IMAGE_BACKGROUNDS)[number];

/** The normal form: a modifier without effect has its default. */
export interface ImageModifiers {
  format: ImageFormat;
  quality: ImageQuality;
  width: ImageSide | null;
  height: ImageSide | null;
  fit: ImageFit;
  background: ImageBackground;
}

export interface WantedImage {
  format?: ImageFormat;
  quality?: number;
  width?: number;
  height?: number;
  fit?: ImageFit;
  background?: ImageBackground;
}

const LARGEST_SIDE: ImageSide = 1920;

/**
 * The normal form of a request, so that equal pictures have one name and one picture has few names (CATALOG-17, T101):
 * sides and quality are of the known sets, one side at least is given, and a modifier without effect has its default.
 */
export function normalModifiers(wanted: WantedImage): ImageModifiers {
  const format = wanted.format ?? IMAGE_FORMATS[0];
  const height = wanted.height === undefined ? null : snapUp(wanted.height, IMAGE_SIDES);
  const widest = height === null ? LARGEST_SIDE : null;
  const width = wanted.width === undefined ? widest : snapUp(wanted.width, IMAGE_SIDES);
  const fit = width !== null && height !== null ? (wanted.fit ?? IMAGE_FITS[0]) : IMAGE_FITS[0];
  return {
    format,
    quality: format === "png" ? DEFAULT_QUALITY : snapUp(wanted.quality ?? DEFAULT_QUALITY, IMAGE_QUALITIES),
    width,
    height,
    fit,
    background: backgroundFor(format, fit, wanted.background ?? IMAGE_BACKGROUNDS[0]),
  };
}

function backgroundFor(format: ImageFormat, fit: ImageFit, wanted: ImageBackground): ImageBackground {
  if (format === "jpeg") return wanted === "transparent" ? "white" : wanted;
  return fit === "contain" ? wanted : "transparent";
}

/** The smallest member that is not below the value, or the largest of all (T101). */
function snapUp<Member extends number>(value: number, ascending: readonly [Member, ...Member[]]): Member {
  let last = ascending[0];
  for (const member of ascending) {
    last = member;
    if (member >= value) break;
  }
  return last;
}
