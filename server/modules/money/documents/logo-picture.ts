import { LRUCache } from "lru-cache";
import { normalModifiers } from "#domain/shared/images/modifiers.ts";
import { resizeInChildProcess } from "#platform/images/resize-in-child-process.ts";

/** In pixels: 600 to the inch on paper. */
const SIDE = 256;
const PNG = normalModifiers({ format: "png", width: SIDE, height: SIDE, fit: "inside" });

const drawn = new LRUCache<string, Buffer>({
  max: 50,
  fetchMethod: (logo) => resizeInChildProcess(Buffer.from(logo, "base64"), PNG),
});

/** A logo as a PNG, which a PDF can contain. One that cannot be drawn is left out: an invoice is due all the same. */
export const logoPicture = (logo: string): Promise<Buffer | undefined> => drawn.fetch(logo).catch(() => undefined);
