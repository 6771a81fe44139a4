import { z } from "zod";
import type { LineSnapshot } from "#domain/catalogue/products/line-snapshot.ts";

/** `LineSnapshot` on the wire. The calls name its price, each by the name that the specification gives it. */
export const lineSnapshot = z.object({
  variant_id: z.int(),
  product_id: z.int(),
  sku: z.string(),
  name: z.string(),
  manufacturer: z.string().nullable(),
  category: z.string().nullable(),
  variant: z.string().meta({ description: "the choices in words, such as: Storm blue · EU 42" }),
  image: z.string().nullable(),
  slug: z.string(),
  quantity: z.int(),
});

export function presentLine(line: Omit<LineSnapshot, "price">): z.infer<typeof lineSnapshot> {
  const { sku, name, manufacturer, category, variant, image, slug, quantity } = line;
  const ids = { variant_id: line.variantId, product_id: line.productId };
  return { ...ids, sku, name, manufacturer, category, variant, image, slug, quantity };
}
