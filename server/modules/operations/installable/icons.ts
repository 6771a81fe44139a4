import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Theme } from "#domain/operations/storefronts/storefront.ts";

/** Pixels of a side. A launcher cuts a maskable icon to its own shape, so the mark keeps clear of the edges. */
export const ICONS = {
  "192": { side: 192, mark: 192 },
  "512": { side: 512, mark: 512 },
  maskable: { side: 512, mark: 352 },
  touch: { side: 180, mark: 132 },
} as const;
export type IconName = keyof typeof ICONS;

/** The brand's mark as the build has it; null where there is no build, as in development. */
export function markOf(clientDir: string, theme: Theme): Buffer | null {
  const folder = join(clientDir, "assets");
  try {
    const name = readdirSync(folder).find((file) => file.startsWith(`favicon-${theme}-`) && file.endsWith(".svg"));
    return name ? readFileSync(join(folder, name)) : null;
  } catch {
    return null;
  }
}

/** The mark as a PNG; with a margin it stands on a plain ground. */
export async function drawIcon(mark: Buffer, name: IconName): Promise<Buffer> {
  const { side, mark: inner } = ICONS[name];
  const margin = (side - inner) / 2;
  const ground = { r: 255, g: 255, b: 255, alpha: margin > 0 ? 1 : 0 };
  return sharp(mark, { density: 1_200 })
    .resize(inner, inner, { fit: "contain", background: ground })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
    .flatten(margin > 0 ? { background: ground } : false)
    .png()
    .toBuffer();
}
