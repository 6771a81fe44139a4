import type { Cart, CartItem } from "#contracts/shop/selling/cart.ts";
import { fromMinor } from "#domain/money/money/money.ts";

const item = (line_id: number, changes: Partial<CartItem>): CartItem => ({
  line_id,
  variant_id: 100 + line_id,
  product_id: 10 + line_id,
  sku: `S-${line_id}`,
  name: `Product ${line_id}`,
  manufacturer: "Briz",
  category: "Running shoes",
  variant: "Storm blue · EU 42",
  image: "media/shoe.jpg",
  slug: `product-${line_id}`,
  price: fromMinor(7_990),
  prior_price: null,
  quantity: 1,
  max_quantity: 4,
  is_reserved: true,
  ...changes,
});

/** For tests: two products, three pieces, by air. */
export const SAMPLE_CART: Cart = {
  currency: "EUR",
  items: [
    item(1, { name: "Trail Runner 4", prior_price: fromMinor(11_990) }),
    item(2, { name: "Ambre Clair", variant: "50 ml", price: fromMinor(6_450), quantity: 2 }),
  ],
  delivery: { country_id: 1, from_fee: fromMinor(199) },
  shipping: {
    shipping_methods: { air: fromMinor(1_860), sea: fromMinor(790) },
    shipping_discounts: { air: fromMinor(320), sea: null },
    arrivals: {
      air: { arrives_from: "2026-11-21", arrives_to: "2026-11-24" },
      sea: { arrives_from: "2026-12-14", arrives_to: "2026-12-29" },
    },
    chargeable_grams: { air: 1_500, sea: 1_500 },
    tier_based_shipping_discount: { percent: 15, next: { minimum_subtotal: fromMinor(30_000), percent: 20 } },
  },
  shipping_method: "air",
  expiration: "2026-11-15T14:32:00.000Z",
  expiration_limit: "2026-11-15T15:12:00.000Z",
  server_time: "2026-11-15T14:12:00.000Z",
  reservation_error: null,
};
