import { imageAddress } from "#domain/shared/images/image-address.ts";
import { normalModifiers } from "#domain/shared/images/modifiers.ts";

const SHARE_IMAGE = normalModifiers({ format: "jpeg", width: 1200 });

/** JPEG, because link previews may not support newer formats. */
export const shareImagePath = (path: string) => imageAddress(path, SHARE_IMAGE);
