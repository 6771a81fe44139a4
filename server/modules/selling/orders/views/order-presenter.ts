import { presentLine } from "#contracts/shop/catalogue/line-snapshot.ts";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { canWithdraw } from "#domain/aftersales/withdrawals/withdrawal-window.ts";
import { lineIn } from "#domain/catalogue/products/line-snapshot.ts";
import { money } from "#domain/money/money/money.ts";
import { containedTax } from "#domain/selling/orders/order-charges.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { ORDER_MACHINE } from "#domain/selling/orders/order-machine.ts";
import { isPaidFor } from "#domain/selling/orders/order-states.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { type CapturedPayment, capturedPayments } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { invoicePath } from "../invoice/invoice-path.ts";
import type { OrderRow } from "../order-aggregate.ts";
import { type OrderLineRow, readWhole, type WholeOrder } from "../order-store.ts";
import type { OrderDeps } from "../orders.ts";
import { chargedTotal } from "../placing/charge-rows.ts";
import { dayIn, localeOf, type OrderLocale } from "../placing/order-locale.ts";
import { presentStatus, progressOf } from "./progress-presenter.ts";
import { presentSteps } from "./steps-presenter.ts";
import { timelineOf } from "./timeline.ts";

export interface OrderViewer {
  /** The slug or link token that the order was requested by. */
  name: string;
  isOwner: boolean;
  languageId: number;
}

/** An order as its page shows it; only the owner learns who the owner is (T062). */
export async function presentOrder(
  deps: Pick<OrderDeps, "directory">,
  db: Database,
  order: OrderRow,
  { name, isOwner, languageId }: OrderViewer,
): Promise<OrderDetails> {
  const [whole, payments] = await Promise.all([
    readWhole(db, order),
    capturedPayments(db, { kind: "order", id: order.id }),
  ]);
  const locale = localeOf(deps, order, languageId);
  return {
    ...presentForAll(isOwner ? whole : withoutLocations(whole), locale),
    ...presentForOwner(whole, payments, { name, isOwner }),
    can_claim: isOwner && isPaidFor(order.state),
    can_withdraw: isOwner && isWithdrawable(whole, locale),
  };
}

/** The destination and pickup point of a parcel reveal where its owner lives. */
const withoutLocations = ({ order, tracking, ...rest }: WholeOrder): WholeOrder => ({
  ...rest,
  order: { ...order, pickupPoint: null },
  tracking: tracking.map((event) => ({ ...event, location: null })),
});

type OwnerKeys =
  | "is_owner"
  | "payments"
  | "promotion_code"
  | "pickup_point"
  | "address"
  | "extras"
  | "email"
  | "can_pay"
  | "can_cancel"
  | "can_claim"
  | "can_withdraw"
  | "invoice_url"
  | "tracking_number";

function presentForAll(whole: WholeOrder, locale: OrderLocale): Omit<OrderDetails, OwnerKeys> {
  const { order, lines, tracking } = whole;
  const progress = progressOf(order, tracking, locale);
  const today = dayIn(locale, new Date());
  return {
    number: orderNumber("marketplace", order.id),
    slug: order.slug,
    is_guest: order.userId === null,
    placed_at: order.placedAt.toISOString(),
    state: order.state,
    ...presentStatus(order, progress, locale, today),
    ...presentSteps(order, progress, today),
    shipping_method: order.shippingMethod,
    timeline: timelineOf(whole),
    currency: locale.currency,
    lines: lines.map((line) => presentOrderLine(lineIn(line, locale.language))),
    totals: totalsOf(order),
    courier: { name: order.courier.name, delivery_type: order.courier.deliveryType },
    expires_at: nextEvents(ORDER_MACHINE, order.state, "system").includes("expire")
      ? order.expiresAt.toISOString()
      : null,
  };
}

function presentOrderLine(line: OrderLineRow): OrderDetails["lines"][number] {
  const { product_id, category, ...shown } = presentLine(line);
  return { ...shown, unit_price: line.price, total: line.lineTotal };
}

/** The lines of its price. */
export function totalsOf(order: OrderRow): OrderDetails["totals"] {
  return {
    subtotal: money(order.subtotal),
    shipping: money(order.shippingPrice),
    shipping_discount: money(order.shippingDiscount),
    delivery: money(order.deliveryPrice),
    promotion_discount: money(order.promotionDiscount),
    payment_fee: money(order.paymentFee),
    total: money(order.total),
    tax: containedTax(chargedTotal(order), order.taxBasisPoints),
    tax_percent: order.taxBasisPoints / 100,
  };
}

function isWithdrawable({ order: { state }, history }: WholeOrder, { storefront }: OrderLocale): boolean {
  const deliveredAt = history.findLast(({ event }) => event === "deliver")?.at ?? null;
  return canWithdraw({ country: storefront.defaultCountryIso, state, deliveredAt }, new Date());
}

function presentForOwner(
  { order, trackingNumber }: WholeOrder,
  payments: readonly CapturedPayment[],
  { name, isOwner }: Pick<OrderViewer, "name" | "isOwner">,
): Pick<OrderDetails, Exclude<OwnerKeys, "can_claim" | "can_withdraw">> {
  const next = nextEvents(ORDER_MACHINE, order.state, "customer");
  const own = <T>(value: T) => (isOwner ? value : null);
  return {
    is_owner: isOwner,
    payments: isOwner
      ? payments.map(({ paymentProcessorId, amount, refunded }) => ({
          payment_processor_id: paymentProcessorId,
          amount,
          refunded,
          paid_at: (order.paidAt ?? order.placedAt).toISOString(),
        }))
      : [],
    promotion_code: own(order.promotion?.code ?? null),
    pickup_point: own(order.pickupPoint),
    address: own(order.address),
    extras: own(order.extras),
    email: own(order.email),
    tracking_number: own(trackingNumber),
    can_pay: next.includes("pay"),
    can_cancel: isOwner && next.includes("cancel"),
    invoice_url: isOwner && order.invoiceNumber !== null ? invoicePath(name) : null,
  };
}
