import { buffer } from "node:stream/consumers";
import { normalModifiers } from "#domain/shared/images/modifiers.ts";
import type { Files } from "#modules/operations/files/index.ts";
import { resizeInChildProcess } from "#platform/images/resize-in-child-process.ts";
import { PHOTO } from "../file-policies.ts";

/** Twice the width of a mail. */
const IN_MAIL = normalModifiers({ format: "jpeg", width: 1_072 });

/** A photo of a parcel, resized to be embedded in a mail; null when the photo is gone. */
export async function parcelPicture(files: Pick<Files, "openOf">, fileId: string): Promise<Buffer | null> {
  const content = await (await files.openOf(fileId, PHOTO))?.read();
  return content ? resizeInChildProcess(await buffer(content), IN_MAIL).catch(() => null) : null;
}
