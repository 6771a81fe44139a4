import { imageAddress } from "../../../domain/images/image-address.ts";
import { normalModifiers } from "../../../domain/images/modifiers.ts";

const SHARED_PICTURE = normalModifiers({ format: "jpeg", width: 1200 });

/** The picture as those take it who know no newer format. */
export const sharedPicture = (path: string) => imageAddress(path, SHARED_PICTURE);
