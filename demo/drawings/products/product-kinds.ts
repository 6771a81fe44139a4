/** The kinds of products that have drawings, with the count of silhouettes (numbered from 0). */
export const PRODUCT_KINDS = [
  { name: "phone", silhouettes: 3 },
  { name: "tablet", silhouettes: 2 },
  { name: "laptop", silhouettes: 2 },
  { name: "monitor", silhouettes: 2 },
  { name: "headphones", silhouettes: 3 },
  { name: "earbuds", silhouettes: 2 },
  { name: "speaker", silhouettes: 2 },
  { name: "camera", silhouettes: 2 },
  { name: "gamepad", silhouettes: 2 },
  { name: "console", silhouettes: 2 },
  { name: "smartwatch", silhouettes: 2 },
  { name: "keyboard", silhouettes: 2 },
  { name: "mouse", silhouettes: 2 },
  { name: "router", silhouettes: 2 },
  { name: "power-bank", silhouettes: 2 },
  { name: "drone", silhouettes: 2 },
  { name: "e-reader", silhouettes: 2 },
  { name: "sneaker", silhouettes: 3 },
  { name: "boot", silhouettes: 2 },
  { name: "sandal", silhouettes: 2 },
  { name: "heel", silhouettes: 2 },
  { name: "loafer", silhouettes: 2 },
  { name: "tshirt", silhouettes: 3 },
  { name: "shirt", silhouettes: 2 },
  { name: "hoodie", silhouettes: 2 },
  { name: "knit", silhouettes: 2 },
  { name: "coat", silhouettes: 1 },
  { name: "dress", silhouettes: 3 },
  { name: "skirt", silhouettes: 2 },
  { name: "jeans", silhouettes: 2 },
  { name: "cap", silhouettes: 2 },
  { name: "scarf", silhouettes: 2 },
  { name: "gloves", silhouettes: 2 },
  { name: "belt", silhouettes: 2 },
  { name: "tote", silhouettes: 3 },
  { name: "backpack", silhouettes: 3 },
  { name: "wallet", silhouettes: 2 },
  { name: "suitcase", silhouettes: 2 },
  { name: "umbrella", silhouettes: 2 },
  { name: "sunglasses", silhouettes: 2 },
  { name: "watch", silhouettes: 3 },
  { name: "ring", silhouettes: 2 },
  { name: "necklace", silhouettes: 2 },
  { name: "perfume", silhouettes: 3 },
  { name: "serum", silhouettes: 2 },
  { name: "jar", silhouettes: 3 },
  { name: "tube", silhouettes: 2 },
  { name: "soap", silhouettes: 2 },
  { name: "lipstick", silhouettes: 2 },
  { name: "mascara", silhouettes: 2 },
  { name: "nail-polish", silhouettes: 2 },
  { name: "brush", silhouettes: 2 },
  { name: "candle", silhouettes: 2 },
  { name: "lamp", silhouettes: 2 },
  { name: "mug", silhouettes: 2 },
] as const;

export type ProductKind = (typeof PRODUCT_KINDS)[number]["name"];

const silhouettesByKind = new Map<string, number>(PRODUCT_KINDS.map(({ name, silhouettes }) => [name, silhouettes]));

export function isProductKind(name: string): name is ProductKind {
  return silhouettesByKind.has(name);
}

export function silhouettesOf(kind: ProductKind): number {
  return silhouettesByKind.get(kind) ?? 1;
}
