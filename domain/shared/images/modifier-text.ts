import {
  IMAGE_BACKGROUNDS,
  IMAGE_FITS,
  IMAGE_FORMATS,
  type ImageBackground,
  type ImageModifiers,
  normalModifiers,
  type WantedImage,
} from "./modifiers.ts";

const KEYS = ["f", "fit", "w", "h", "s", "q", "b"];
const NOTHING = "_";
const LENGTH = /^[1-9]\d{0,8}$/;
const SIZE = /^([1-9]\d{0,8})(?:x([1-9]\d{0,8}))?$/;
const HEX_COLOUR = /^(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Modifiers in an address: `f_webp,w_640,q_75`. Defaults are written too, because an address outlives them. */
export function writeModifiers({ format, quality, width, height, fit, background }: ImageModifiers): string {
  const texts = [`f_${format}`];
  if (width !== null && height !== null) texts.push(`s_${width}x${height}`);
  else if (height !== null) texts.push(`h_${height}`);
  else texts.push(`w_${width}`);
  texts.push(`q_${quality}`);
  if (fit !== IMAGE_FITS[0]) texts.push(`fit_${fit}`);
  if (background !== IMAGE_BACKGROUNDS[0]) texts.push(`b_${background}`);
  return texts.join(",");
}

/**
 * Reads the modifiers f, fit, w, h, s, q and b of an address (CATALOG-17). Sizes, qualities and colours that are out of
 * the known sets become the nearest known one; what means nothing, or says a thing twice, is null (T100).
 */
export function readModifiers(text: string): ImageModifiers | null {
  const given = text === NOTHING ? new Map<string, string>() : split(text);
  if (given === null) return null;
  const read = [readFormat(given.get("f")), readFit(given.get("fit")), readSize(given), readQuality(given.get("q"))];
  const background = readBackground(given.get("b"));
  if (background === null || read.includes(null)) return null;
  return normalModifiers(Object.assign({}, background, ...read));
}

function split(text: string): Map<string, string> | null {
  const given = new Map<string, string>();
  for (const part of text.split(/[,&]/, KEYS.length + 1)) {
    const [, key = "", value = ""] = /^([a-z]+)[_=:](.+)$/.exec(part) ?? [];
    if (!KEYS.includes(key) || given.has(key)) return null;
    given.set(key, value);
  }
  return given;
}

/** Some of the requested modifiers: empty where none is given, null where one is invalid. */
type ReadModifiers = WantedImage | null;

function readFormat(value: string | undefined): ReadModifiers {
  if (value === undefined) return {};
  const format = IMAGE_FORMATS.find((known) => known === (value === "jpg" ? "jpeg" : value));
  return format ? { format } : null;
}

function readFit(value: string | undefined): ReadModifiers {
  if (value === undefined) return {};
  const fit = IMAGE_FITS.find((known) => known === value);
  return fit ? { fit } : null;
}

function readQuality(value: string | undefined): ReadModifiers {
  if (value === undefined) return {};
  return LENGTH.test(value) ? { quality: Number(value) } : null;
}

function readSize(given: Map<string, string>): ReadModifiers {
  const [size, width, height] = [given.get("s"), given.get("w"), given.get("h")];
  if (size === undefined) {
    if ([width, height].some((side) => side !== undefined && !LENGTH.test(side))) return null;
    return { ...(width ? { width: Number(width) } : {}), ...(height ? { height: Number(height) } : {}) };
  }
  const match = SIZE.exec(size);
  if (!match || width !== undefined || height !== undefined) return null;
  return { width: Number(match[1]), height: Number(match[2] ?? match[1]) };
}

function readBackground(value: string | undefined): ReadModifiers {
  if (value === undefined) return {};
  const name = IMAGE_BACKGROUNDS.find((known) => known === value);
  if (name) return { background: name };
  return HEX_COLOUR.test(value) ? { background: nearestBackground(value) } : null;
}

/** There are sixteen million colours, so a picture stands on white or on black (T101). */
function nearestBackground(hex: string): ImageBackground {
  const width = hex.length / 3;
  const channels = [0, 1, 2].map((index) => Number.parseInt(hex.slice(index * width, (index + 1) * width), 16));
  const full = 16 ** width - 1;
  return channels.reduce((sum, channel) => sum + channel / full, 0) >= 1.5 ? "white" : "black";
}
