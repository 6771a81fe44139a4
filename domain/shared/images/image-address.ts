import { readModifiers, writeModifiers } from "./modifier-text.ts";
import type { ImageModifiers } from "./modifiers.ts";

export const IMAGE_ROUTE = "/img/";

/** Where pictures come from: the media folder, what staff upload for texts, the demo's drawings, and the hosts of the allow-list (CATALOG-17). */
export const IMAGE_PROVIDERS = ["media", "uploads", "drawn", "remote"] as const;
export type ImageProvider = (typeof IMAGE_PROVIDERS)[number];

export interface ImageReference {
  provider: ImageProvider;
  /** A whole address for remote, a path for all others. */
  path: string;
}

const REMOTE = /^(https?:)\/{1,2}(?!\/)/i;

/** `media/shoes/1.jpg`, `drawn/sneaker.svg`, `https://host/1.jpg`; null where no provider is meant (CATALOG-18). */
export function readImageSource(source: string): ImageReference | null {
  // Some proxies merge two slashes into one.
  if (REMOTE.test(source)) return { provider: "remote", path: source.replace(REMOTE, "$1//") };
  const slash = source.indexOf("/");
  const provider = IMAGE_PROVIDERS.find((known) => known !== "remote" && known === source.slice(0, slash));
  return provider ? { provider, path: source.slice(slash + 1) } : null;
}

/** The address of a picture on this server; an unknown provider throws (CATALOG-18). */
export function imageAddress(source: string, modifiers: ImageModifiers): string {
  if (readImageSource(source) === null) throw new Error(`No provider is known for the picture "${source}".`);
  return `${IMAGE_ROUTE}${writeModifiers(modifiers)}/${encodeURI(source).replace(/[?#]/g, encodeURIComponent)}`;
}

export interface RequestedImage {
  modifiers: ImageModifiers;
  /** Null where the source names no provider. */
  source: ImageReference | null;
}

/** Reads the path of a request, decoding it once and never again; null where it cannot be understood (T099, T100). */
export function readImageAddress(path: string): RequestedImage | null {
  const slash = path.indexOf("/", IMAGE_ROUTE.length);
  if (!path.startsWith(IMAGE_ROUTE) || slash === -1) return null;
  const modifiers = readModifiers(decoded(path.slice(IMAGE_ROUTE.length, slash)) ?? "");
  const source = decoded(path.slice(slash + 1));
  return modifiers && source !== null ? { modifiers, source: readImageSource(source) } : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
