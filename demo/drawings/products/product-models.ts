import { ACCESSORIES } from "./departments/accessories.ts";
import { CARE_AND_HOME } from "./departments/care-and-home.ts";
import { CLOTHES } from "./departments/clothes.ts";
import { ELECTRONICS } from "./departments/electronics.ts";
import { FOOTWEAR } from "./departments/footwear.ts";
import type { ProductKind } from "./product-kinds.ts";
import type { ProductModel } from "./product-model.ts";

export const PRODUCT_MODELS: Readonly<Record<ProductKind, ProductModel>> = {
  ...ELECTRONICS,
  ...FOOTWEAR,
  ...CLOTHES,
  ...ACCESSORIES,
  ...CARE_AND_HOME,
};
