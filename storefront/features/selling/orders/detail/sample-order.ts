import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { money } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";

const DAYS = ["2026-11-08", "2026-11-10", "2026-11-12", "2026-11-15", "2026-11-20", "2026-11-21"];
const NAMES = ["ordered", "packed", "in_the_air", "customs", "with_courier", "ready_to_collect"];

/** Six steps up to the current one; the days of past steps and of the last two are known. */
function stepsAt(current: number): OrderDetails["steps"] {
  return NAMES.map((name, index) => {
    const state = index < current ? ("done" as const) : index === current ? ("current" as const) : ("ahead" as const);
    const day = index <= current || index > 3 ? (DAYS[index] ?? null) : null;
    return { name_key: `order.step.${name}`, state, day, last_day: state === "ahead" && index === 5 ? LAST_DAY : null };
  });
}

const LAST_DAY = "2026-11-24";
const NOT_EXPECTED = { arrives_from: null, arrives_to: null };

const timelineEntry = (
  event: string,
  at: string,
  icon: OrderDetails["timeline"][number]["icon"],
  location?: string,
) => ({
  key: `order.timeline.${event}`,
  values: { courier: "Omniva" },
  at,
  location: location ?? null,
  icon,
});

const PLACED = timelineEntry("place", "2026-11-08T08:12:00.000Z", "placed");
const PAID = timelineEntry("pay", "2026-11-08T08:14:00.000Z", "paid");

/** An order in customs, paid by card and balance, as its owner sees it. */
export const inCustoms: OrderDetails = {
  number: "OR10455",
  slug: "slug-10455",
  is_owner: true,
  is_guest: false,
  placed_at: PLACED.at,
  state: "in_transit",
  status_key: "order.status.customs",
  status_tone: "info",
  next_step: { key: "order.next.customs", values: {} },
  shipping_method: "air",
  arrives_from: "2026-11-21",
  arrives_to: "2026-11-24",
  tracking_number: "CD417882301LT",
  steps: stepsAt(3),
  timeline: [
    timelineEntry("customs_started", "2026-11-15T06:40:00.000Z", "customs", "Vilnius"),
    timelineEntry("departed_origin", "2026-11-13T02:55:00.000Z", "moving", "New York"),
    PAID,
    PLACED,
  ],
  currency: "EUR",
  lines: [
    {
      variant_id: 42,
      sku: "TR4-42",
      name: "Briz Trail Runner 4",
      manufacturer: "Briz",
      variant: "42",
      image: null,
      slug: "briz-trail-runner-4",
      quantity: 2,
      unit_price: money(1_989_500),
      total: money(3_979_000),
    },
  ],
  totals: {
    subtotal: money(3_979_000),
    shipping: money(218_000),
    shipping_discount: money(32_000),
    delivery: money(19_900),
    promotion_discount: money(397_900),
    payment_fee: money(35_300),
    total: money(3_822_300),
    tax: money(663_400),
    tax_percent: 21,
  },
  promotion_code: "RUDUO10",
  payments: [
    {
      payment_processor_id: PROVIDER.balance,
      amount: money(842_000),
      refunded: money(0),
      paid_at: PAID.at,
    },
    {
      payment_processor_id: PROVIDER.card,
      amount: money(2_980_300),
      refunded: money(0),
      paid_at: PAID.at,
    },
  ],
  courier: { name: "Omniva", delivery_type: "pickup" },
  pickup_point: {
    parcelshop_id: 1,
    name: "Akropolis",
    street: "Ozo g. 25",
    city: "Vilnius",
    hours: "24/7",
  } as OrderDetails["pickup_point"],
  address: {
    first_name: "Rūta",
    last_name: "Žemaitytė",
    first_address: "Žvėryno g. 14-7",
    city: "Vilnius",
    zip: "08117",
    phone_number: "+370 612 34567",
  } as OrderDetails["address"],
  email: "ruta@example.com",
  expires_at: null,
  can_pay: false,
  can_cancel: false,
  can_claim: false,
  can_withdraw: false,
  extras: null,
  invoice_url: "/api/orders/slug-10455/invoice",
};

/** The same order after its last expected day: no new day is known. */
export const late: OrderDetails = {
  ...inCustoms,
  arrives_from: null,
  arrives_to: null,
  steps: inCustoms.steps.map((step) => (step.state === "ahead" ? { ...step, day: null, last_day: null } : step)),
  next_step: { key: "order.next.late", values: { day: "2026-11-24" } },
};

export const unpaid: OrderDetails = {
  ...inCustoms,
  ...NOT_EXPECTED,
  state: "awaiting_payment",
  status_key: "order.status.awaiting_payment",
  status_tone: "warn",
  next_step: { key: "order.next.awaiting_payment", values: { until: "2026-11-11 10:12 (Vilnius time)" } },
  tracking_number: null,
  steps: stepsAt(0),
  timeline: [PLACED],
  payments: [],
  expires_at: "2026-11-11T08:12:00.000Z",
  can_pay: true,
  can_cancel: true,
  invoice_url: null,
};

export const paid: OrderDetails = {
  ...inCustoms,
  state: "paid",
  status_key: "order.status.paid",
  status_tone: "pri",
  next_step: { key: "order.next.paid", values: {} },
  tracking_number: null,
  steps: stepsAt(0),
  timeline: [PAID, PLACED],
};

export const delivered: OrderDetails = {
  ...inCustoms,
  ...NOT_EXPECTED,
  state: "delivered",
  status_key: "order.status.delivered",
  status_tone: "ok",
  next_step: { key: "order.next.delivered", values: { day: "2026-11-22" } },
  steps: stepsAt(6),
  timeline: [timelineEntry("delivered", "2026-11-22T09:00:00.000Z", "delivered"), PAID, PLACED],
};

export const cancelled: OrderDetails = {
  ...unpaid,
  state: "cancelled",
  status_key: "order.status.cancelled",
  status_tone: "neutral",
  next_step: { key: "order.next.cancelled", values: {} },
  timeline: [timelineEntry("cancel", "2026-11-09T10:00:00.000Z", "stopped"), PLACED],
  expires_at: null,
  can_pay: false,
  can_cancel: false,
};

export const refunded: OrderDetails = {
  ...paid,
  ...NOT_EXPECTED,
  state: "refunded",
  status_key: "order.status.refunded",
  status_tone: "neutral",
  next_step: { key: "order.next.refunded", values: {} },
  timeline: [timelineEntry("refund", "2026-11-09T10:00:00.000Z", "stopped"), PAID, PLACED],
  payments: paid.payments.map((payment) => ({ ...payment, refunded: payment.amount })),
};
