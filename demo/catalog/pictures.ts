import { PICTURE_VIEWS, pictureName } from "../drawings/products/picture-name.ts";
import { silhouettesOf } from "../drawings/products/product-kinds.ts";
import { optionOf } from "./fields/all-fields.ts";
import type { Product } from "./product.ts";

/** The path prefix of drawn pictures. */
export const DRAWN = "drawn/";
const VIEWS_OF_FURTHER_COLOURS = 2;

export interface ProductPicture {
  readonly path: string;
  readonly optionId: number | null;
}

/** Four or five views of the first colour, two of each other colour. */
export function picturesOf({ kind, colours, silhouetteSeed, ...product }: Product): ProductPicture[] {
  const silhouette = product.silhouette ?? silhouetteSeed % silhouettesOf(kind.key);
  const viewsOfFirst = PICTURE_VIEWS.length - (silhouetteSeed % 2);
  return colours.flatMap((colour, index) =>
    PICTURE_VIEWS.slice(0, index === 0 ? viewsOfFirst : VIEWS_OF_FURTHER_COLOURS).map((view) => ({
      path: DRAWN + pictureName({ kind: kind.key, silhouette, colour, view }),
      optionId: kind.hasNoColourChoice ? null : optionOf("colour", colour).id,
    })),
  );
}
