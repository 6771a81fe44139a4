import { imageAddress } from "#domain/images/image-address.ts";
import { normalModifiers } from "#domain/images/modifiers.ts";

const SHARE_IMAGE = normalModifiers({ format: "jpeg", width: 1200 });

/** JPEG, because link previews may not support newer formats. */
export const shareImagePath = (path: string) => imageAddress(path, SHARE_IMAGE);
