import type { Theme } from "#domain/operations/storefronts/storefront.ts";
import { picture } from "../drawings/picture.ts";
import { markFrame, markOnTop } from "./brand-marks.ts";

/** The brand's mark as the picture for its documents, in the colours for their band. */
export const documentLogo = (theme: Theme): Buffer =>
  Buffer.from(picture(`document-${theme}`, markFrame, () => markOnTop(theme)));
