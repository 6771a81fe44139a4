import { ADDRESS } from "#testing/people/identity.ts";
import {
  type Action,
  type CallAction,
  type Choice,
  desk,
  inStates,
  number,
  own,
  whileAny,
  whileFew,
} from "../action.ts";
import type { Actors } from "../actors.ts";
import type { Thing } from "../world.ts";

const area = "shop";
const ENGLISH = { language_id: 1 };
const isOpen = inStates("open", "confirmed");
const SHOPPERS: readonly (keyof Actors)[] = ["anna", "bruno", "greta", "gints"];

/** Everything is chosen but the payment. */
const isAddressed = ({ state, data, userId }: Thing) =>
  state === "open" &&
  data.address === true &&
  data.courier !== null &&
  data.method !== null &&
  (data.email !== null || userId !== null);

/** Anybody has a cart. */
const cart = (call: string, body: CallAction["body"], weight: number, isNow = whileAny("line")): CallAction => ({
  call: `shop.cart.${call}`,
  area,
  who: ({ shoppers }) => (call === "add" ? SHOPPERS : [...shoppers]),
  weight,
  if: isNow,
  body,
  after: ({ memory, actor }) => void memory.shoppers.add(actor.name),
});

const aLine = async ({ read, random }: Choice): Promise<number> => {
  const seen = await read<{ cart: { items: { line_id: number }[] } }>("shop.cart.fetch", ENGLISH);
  const items = seen?.cart.items ?? [];
  return items.length === 0 ? 1 : random.pick(items).line_id;
};

interface CheckoutSeen {
  data: {
    delivery: { local_delivery_couriers: { id: number; local_delivery_type: string }[] } | null;
    totals: { final: number };
  };
}

const ofCheckout = ({ thing }: Choice) => ({ slug: thing.slug, ...ENGLISH });
const seenCheckout = (choice: Choice) => choice.read<CheckoutSeen>("shop.checkout.fetch", ofCheckout(choice));

const checkout = (call: string, weight: number, body: CallAction["body"], when = inStates("open")): CallAction =>
  own(`checkout.${call}`, { area, about: "checkout", weight, when, body });

export const SHOP_ACTIONS: readonly Action[] = [
  cart("fetch", () => ENGLISH, 0.2),
  cart(
    "add",
    ({ shop, random }) => ({ ...ENGLISH, variant_id: random.pick(shop.goods), quantity: random.pick([1, 1, 2]) }),
    3,
    whileFew("line", 3),
  ),
  cart(
    "setQuantity",
    async (choice) => ({ ...ENGLISH, line_id: await aLine(choice), quantity: choice.random.pick([1, 2, 3]) }),
    0.5,
  ),
  cart("remove", async (choice) => ({ ...ENGLISH, line_id: await aLine(choice) }), 0.3),
  cart("setShippingMethod", ({ random }) => ({ ...ENGLISH, shipping_method: random.pick(["air", "sea"]) }), 0.2),
  cart("extend", () => ENGLISH, 0.2),
  {
    call: "shop.checkout.generate",
    area,
    who: ({ shoppers }) => [...shoppers],
    weight: 3,
    if: ({ things }) => things.line.length > 0 && things.checkout.filter(isOpen).length < 3,
    body: () => ENGLISH,
    after: ({ memory, actor }, { slug }) => void memory.browsers.set(String(slug), actor.name),
  },
  checkout(
    "setShipping",
    3,
    (choice) => ({ ...ofCheckout(choice), shipping_method: choice.random.chance(0.8) ? "air" : "sea" }),
    ({ state, data }) => state === "open" && data.method === null,
  ),
  checkout(
    "setAddress",
    3,
    (choice) => ({ ...ofCheckout(choice), address: ADDRESS }),
    ({ state, data }) => state === "open" && data.address === false,
  ),
  checkout(
    "setDelivery",
    3,
    async (choice) => {
      const couriers = (await seenCheckout(choice))?.data.delivery?.local_delivery_couriers ?? [];
      const door = couriers.find(({ local_delivery_type }) => local_delivery_type === "door");
      return { ...ofCheckout(choice), delivery_method: door?.id ?? 1, parcel_shop: null };
    },
    ({ state, data }) => state === "open" && data.address === true && data.courier === null,
  ),
  checkout(
    "setEmail",
    2,
    (choice) => ({ ...ofCheckout(choice), email: choice.actor.email }),
    ({ state, data, userId }) => state === "open" && data.email === null && userId === null,
  ),
  checkout("saveDraft", 0.2, ({ thing }) => ({ slug: thing.slug, draft: { city: "Vilnius" } })),
  checkout("setExtras", 0.2, (choice) => ({ ...ofCheckout(choice), gift_message: "Su gimtadieniu!" })),
  checkout("applyPromotion", 0.5, (choice) => ({
    ...ofCheckout(choice),
    code: choice.random.pick(["WELCOME10", "FIRST100", "NOTHING"]),
  })),
  checkout("removePromotion", 0.2, ofCheckout),
  checkout("applyBalance", 0.5, ofCheckout),
  checkout("removeBalance", 0.2, ({ thing }) => ({ slug: thing.slug })),
  checkout(
    "setPayment",
    4,
    (choice) => ({
      ...ofCheckout(choice),
      payment_method_id: choice.random.pick(choice.actor.userId === null ? [1, 2, 3] : [1, 2, 3, 4]),
    }),
    (thing) => isAddressed(thing) && thing.data.payment === null,
  ),
  checkout(
    "confirm",
    3,
    async (choice) => ({
      ...ofCheckout(choice),
      total: (await seenCheckout(choice))?.data.totals.final ?? 0,
      terms_accepted: true,
    }),
    (thing) => isAddressed(thing) && thing.data.payment !== null,
  ),
  checkout(
    "pay",
    5,
    (choice) => ({ ...ofCheckout(choice), total: Number(choice.thing.data.total ?? 0) }),
    inStates("confirmed"),
  ),
  checkout("invalidate", 0.2, ofCheckout, isOpen),
  own("orders.cancel", {
    area,
    about: "order",
    weight: 0.5,
    when: inStates("awaiting_payment"),
    body: ({ thing }) => ({ slug: thing.slug, ...ENGLISH }),
  }),
  own("orders.claim", {
    area,
    about: "order",
    weight: 0.2,
    ownerOnly: false,
    when: ({ userId }) => userId === null,
    body: ({ thing }) => ({ slug: thing.slug }),
  }),
  ...(["process", "pack", "ship", "depart", "send_out", "deliver"] as const).map((event, index) =>
    desk("orders.move", ["olga"], {
      area,
      about: "order",
      weight: 2,
      when: inStates(["paid", "processing", "packed", "shipped", "in_transit", "out_for_delivery"][index] ?? ""),
      body: ({ thing, random }) => ({
        ...number("OR", thing),
        event,
        ...(event === "ship" ? { tracking_number: `NP${random.below(9)}0000000LT` } : {}),
      }),
    }),
  ),
  desk("orders.move", ["olga"], {
    area,
    about: "order",
    weight: 0.3,
    when: inStates("awaiting_payment"),
    body: ({ thing, random }) => ({ ...number("OR", thing), event: random.pick(["cancel", "pay_late", "expire"]) }),
  }),
  desk("orders.refund", ["finn"], {
    area,
    about: "order",
    weight: 0.6,
    when: inStates("paid", "processing", "packed", "shipped", "in_transit", "delivered", "partially_refunded"),
    body: ({ thing }) => ({ ...number("OR", thing), reason: "The customer is right." }),
  }),
  desk("stock.set", ["olga"], {
    area,
    weight: 0.2,
    body: ({ shop, random }) => ({
      variant_id: random.pick([...shop.goods, ...shop.phones]),
      on_hand: random.pick([0, 1, 3]),
      note: "Counted.",
    }),
  }),
  desk("catalog.setPrice", [], {
    area,
    weight: 0.2,
    body: ({ shop, random }) => ({
      storefront: "lt",
      variantId: random.pick(shop.goods),
      currency: "EUR",
      amount: random.pick([190_000, 210_000]),
      isReduction: false,
    }),
  }),
  desk("shipments.label", ["olga"], {
    area,
    about: "order",
    weight: 0.5,
    when: inStates("packed", "shipped"),
    body: ({ thing, random }) => ({ ...number("OR", thing), carrier: random.pick(["northpost", "swiftline"]) }),
  }),
];
