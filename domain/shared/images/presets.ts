import { densitySet, type ImageSet, widthSet } from "./image-set.ts";
import type { WantedImage } from "./modifiers.ts";

interface Preset {
  wanted: WantedImage;
  /** With widths the browser chooses by layout; without, by density alone. */
  widths?: readonly number[];
  sizes?: string;
}

const PRESETS = {
  thumbnail: { wanted: { width: 96 } },
  card: {
    wanted: {},
    widths: [192, 256, 320, 400, 480, 640],
    sizes: "(min-width: 1280px) 18rem, (min-width: 640px) 33vw, 50vw",
  },
  // Large pictures show the blocks of a lower quality.
  gallery: {
    wanted: { quality: 90 },
    widths: [320, 480, 640, 800, 960, 1200, 1440],
    sizes: "(min-width: 1024px) 50vw, 100vw",
  },
  hero: { wanted: { height: 800, quality: 90 } },
} as const satisfies Record<string, Preset>;

export type ImagePreset = keyof typeof PRESETS;

/** The addresses of a picture for a slot of the layout; an unknown preset throws (CATALOG-17, -18). */
export function presetImage(source: string, name: ImagePreset, sizes?: string): ImageSet {
  if (!Object.hasOwn(PRESETS, name)) throw new Error(`There is no picture preset "${name}".`);
  const preset: Preset = PRESETS[name];
  if (!preset.widths) return densitySet(source, preset.wanted);
  return widthSet(source, preset.wanted, { widths: preset.widths, sizes: sizes ?? preset.sizes ?? "100vw" });
}
