import type { StaffOrder } from "#contracts/staff/selling/orders.ts";
import { money } from "#domain/money/money/money.ts";
import { maskedEmail, maskedPhone, maskedStreet } from "#domain/people/identity/masked.ts";
import { presentAttempts, readAttempts } from "#modules/money/payments/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { buyerCountry } from "../invoice/read-invoice.ts";
import { orderAggregate } from "../order-aggregate.ts";
import { type OrderLineRow, readWhole, type WholeOrder } from "../order-store.ts";
import type { OrderDeps } from "../orders.ts";
import { dayIn, localeOf, type OrderLocale } from "../placing/order-locale.ts";
import { totalsOf } from "./order-presenter.ts";
import { progressOf } from "./progress-presenter.ts";
import { presentRows } from "./staff-rows.ts";
import { staffTimeline } from "./staff-timeline.ts";
import { presentSteps } from "./steps-presenter.ts";

/** One order with all that belongs to it. Of the buyer it says no more than staff need to know whom they talk to. */
export async function getForStaff(
  deps: Pick<OrderDeps, "directory">,
  context: StaffCallContext,
  number: string,
): Promise<StaffOrder> {
  const { db } = context;
  const order = await orderAggregate.findInScope(context, number);
  const locale = localeOf(deps, order);
  const [[row], whole, attempts, country] = await Promise.all([
    presentRows(deps, context, [order]),
    readWhole(db, order),
    readAttempts(db, { kind: "order", id: order.id }),
    buyerCountry(db, order, locale),
  ]);
  if (!row) throw refuse("not_found");
  return {
    ...row,
    lines: whole.lines.map(presentLine),
    amounts: totalsOf(order),
    delivery: presentDelivery(whole, locale, country),
    payments: presentAttempts(attempts, locale.currency),
    invoice: order.invoiceNumber,
    timeline: await staffTimeline(db, whole, attempts),
  };
}

const presentLine = (line: OrderLineRow): StaffOrder["lines"][number] => ({
  position: line.position,
  name: line.name,
  variant: line.variant,
  sku: line.sku,
  quantity: line.quantity,
  unit_price: money(line.price),
  total: money(line.lineTotal),
  image: line.image,
});

const NO_EXTRAS = { company: null, courier_note: null, gift_message: null };

function presentDelivery(
  { order, tracking }: WholeOrder,
  locale: OrderLocale,
  country: string,
): StaffOrder["delivery"] {
  const { address, pickupPoint: point, courier, email } = order;
  const { arrives_from, arrives_to } = presentSteps(
    order,
    progressOf(order, tracking, locale),
    dayIn(locale, new Date()),
  );
  return {
    courier: courier.name,
    pickup_point: point && { name: point.name, address: `${point.street}, ${point.zip} ${point.city}` },
    arrives_from,
    arrives_to,
    country,
    city: address.city,
    zip: address.zip,
    street: maskedStreet(address.first_address),
    phone: maskedPhone(address.phone_number),
    email: maskedEmail(email),
    ...(order.extras ?? NO_EXTRAS),
  };
}
