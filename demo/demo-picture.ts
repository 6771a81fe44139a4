import { articleCover } from "./drawings/covers/article-covers.ts";
import { townMap } from "./drawings/maps/town-map.ts";
import { parcelPicture, readParcelPictureName } from "./drawings/parcels/parcel-picture.ts";
import { readPictureName } from "./drawings/products/picture-name.ts";
import { productPicture } from "./drawings/products/product-picture.ts";

/**
 * The SVG of a demo product, a parcel, an article's cover or a town's map by the name of its file, such as `sneaker-2-storm-0.svg`;
 * null for any other name.
 */
export function demoPicture(name: string): string | null {
  const parcel = readParcelPictureName(name);
  if (parcel) return String(parcelPicture(parcel));
  const drawn = articleCover(name) ?? townMap(name);
  if (drawn) return drawn;
  const request = readPictureName(name);
  return request && String(productPicture(request));
}
