import type { ProductPictureRequest } from "../drawings/products/picture-name.ts";
import { productPicture } from "../drawings/products/product-picture.ts";
import type { Markup } from "../drawings/svg.ts";

/** The calculator's examples for customers who do not know weight and size; the same in all themes. */
const TYPICAL_ITEMS: Readonly<Record<string, Pick<ProductPictureRequest, "kind" | "colour">>> = {
  shoes: { kind: "sneaker", colour: "navy" },
  phone: { kind: "phone", colour: "pine" },
  coat: { kind: "coat", colour: "walnut" },
  perfume: { kind: "perfume", colour: "sand" },
  laptop: { kind: "laptop", colour: "graphite" },
};

export const typicalPictures = (): { name: string; markup: Markup }[] =>
  Object.entries(TYPICAL_ITEMS).map(([item, { kind, colour }]) => ({
    name: `typical-${item}`,
    markup: productPicture({ kind, colour, silhouette: 0, view: 0 }),
  }));
