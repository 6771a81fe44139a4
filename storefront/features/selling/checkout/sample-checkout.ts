import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import type { Courier, PickupPoint } from "#contracts/shop/selling/delivery.ts";
import { fromMinor, money } from "#domain/money/money/money.ts";
import { FEE_TYPE, PROVIDER } from "#domain/money/payments/provider.ts";

const SAMPLE_POINT: PickupPoint = {
  parcelshop_id: 40,
  carrier: "omniva",
  type: "locker",
  name: "Akropolis",
  street: "Ozo g. 25",
  city: "Vilnius",
  zip: "08217",
  country: "LT",
  hint: "Next to the east entrance",
  hours: "24/7",
  box_sizes: "XS–L",
  distance_metres: 400,
};

const courier = (changes: Partial<Courier>): Courier => ({
  id: 3,
  carrier: "omniva",
  name: "Omniva",
  local_delivery_type: "pickup",
  delivery_fee: fromMinor(199),
  min_days: 1,
  max_days: 2,
  has_pickup_points: true,
  pickup_points_total: 384,
  pickup_points: [SAMPLE_POINT, { ...SAMPLE_POINT, parcelshop_id: 41, name: "Maxima XXX", street: "Mindaugo g. 11" }],
  box: null,
  unavailable_key: null,
  ...changes,
});

const product = (id: number, name: string, price: number, quantity: number) => ({
  variant_id: id,
  product_id: id,
  sku: `SKU-${id}`,
  name,
  manufacturer: "Briz",
  category: "Shoes",
  variant: "Storm blue · EU 42",
  image: null,
  slug: `p-${id}`,
  currentPrice: fromMinor(price),
  quantity,
});

const address = {
  first_name: "Rūta",
  last_name: "Žemaitytė",
  first_address: "Žvėryno g. 14-7",
  city: "Vilnius",
  zip: "LT-08117",
  phone_number: "+370 612 34567",
  country_id: 1,
};

/** Its figures add up: 397.90 + 21.80 − 3.20 + 1.99 − 39.79 − 84.20 + 3.53 = 298.03. */
export const SAMPLE_CHECKOUT: CheckoutData = {
  slug: "abc",
  status: "open",
  is_owner: true,
  is_guest: false,
  currency: "EUR",
  products: [
    product(1, "Trail Runner 4", 7990, 1),
    product(2, "Sonora Studio 700", 18900, 1),
    product(3, "Ambre Clair", 6450, 2),
  ],
  payment_methods: [
    { id: 11, payment_processor_id: PROVIDER.card, fee_type: FEE_TYPE.percentage, fee: 120, options: [] },
    { id: 12, payment_processor_id: PROVIDER.wallet, fee_type: FEE_TYPE.fixed, fee: 0, options: [] },
    {
      id: 13,
      payment_processor_id: PROVIDER.regional,
      fee_type: FEE_TYPE.fixed,
      fee: 3000,
      options: [{ key: "swedbank", name: "Swedbank" }],
    },
    { id: 14, payment_processor_id: PROVIDER.balance, fee_type: FEE_TYPE.fixed, fee: 0, options: [] },
  ],
  selected_payment: { id: 11, option: null },
  suggested_payment: null,
  payments: [{ payment_processor_id: PROVIDER.balance, type: "balance", amount: fromMinor(8420) }],
  promotion: { code: "RUDUO10", discount_amount: fromMinor(3979), promotion_type: FEE_TYPE.percentage, value: 1000 },
  balance: { id: 7, amount: fromMinor(8420) },
  totals: {
    subtotal: fromMinor(39790),
    shipping: fromMinor(2180),
    shipping_discount: fromMinor(320),
    shipping_discount_percentage: 15,
    delivery: fromMinor(199),
    is_from: false,
    promotion_discount: fromMinor(3979),
    base: fromMinor(37870),
    balance: fromMinor(8420),
    without_fee: fromMinor(29450),
    payment_fee: fromMinor(353),
    final: fromMinor(29803),
  },
  expiration: "2026-11-15T10:21:04.000Z",
  expiration_limit: "2026-11-15T11:00:00.000Z",
  server_time: "2026-11-15T10:00:00.000Z",
  draft: null,
  extras: null,
  order_id: null,
  order_number: null,
  shipping: {
    shipping_methods: { air: fromMinor(1860), sea: fromMinor(790) },
    shipping_discounts: { air: fromMinor(320), sea: money(0) },
    arrivals: {
      air: { arrives_from: "2026-11-21", arrives_to: "2026-11-24" },
      sea: { arrives_from: "2026-12-14", arrives_to: "2027-01-02" },
    },
    chargeable_grams: { air: 2500, sea: 2500 },
    tier_based_shipping_discount: null,
    shipping_fee: fromMinor(1860),
    selected_shipping_method: "air",
  },
  delivery: {
    delivery_fee: fromMinor(199),
    local_delivery: 3,
    local_delivery_couriers: [
      courier({}),
      courier({
        id: 5,
        carrier: "dpd",
        name: "DPD",
        local_delivery_type: "door",
        has_pickup_points: false,
        delivery_fee: fromMinor(399),
      }),
      courier({ id: 6, carrier: "venipak", name: "Venipak", unavailable_key: "delivery.too-heavy" }),
    ],
    last_used_courier: null,
    courier_info: { parcelshop_id: 40, point: SAMPLE_POINT },
  },
  address: {
    current: address,
    client_addresses: [
      { ...address, id: 1 },
      { ...address, id: 2, first_address: "Konstitucijos pr. 21A" },
    ],
  },
  country: {
    country_id: 1,
    countries: [
      { id: 1, iso_code: "LT" },
      { id: 2, iso_code: "LV" },
    ],
  },
  email: { email: "ruta@example.com" },
};
