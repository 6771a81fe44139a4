import { readPictureName } from "./drawings/products/picture-name.ts";
import { productPicture } from "./drawings/products/product-picture.ts";

/** The SVG of a demo product by the name of its file, such as `sneaker-2-storm-0.svg`; null for any other name. */
export function demoPicture(name: string): string | null {
  const request = readPictureName(name);
  return request && String(productPicture(request));
}
