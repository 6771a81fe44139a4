export const BOOTS = {
  link: "https://www.alderandco.example/boots",
  name: "Chelsea boots",
  options: "US 9, dark brown",
  quantity: 1,
  price: 1_280_000,
  currency: "USD",
  hs6: "640391",
  unlisted: false,
  substitute: "ask",
  note: "The black sole, please.",
};
export const STRAP = { ...BOOTS, link: "tindra.example/strap", name: "Leather strap", price: 200_000, currency: "GBP" };

/** The staff's price of a quote with one item. */
export const PRICE = {
  warehouse: "US",
  prices: [{ price: 1_180_000 }],
  shop_delivery: 79_000,
  boxes: [{ weight_grams: 1_800, length_mm: 460, width_mm: 310, height_mm: 140 }],
};
