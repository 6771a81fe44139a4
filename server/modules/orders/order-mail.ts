import { type Money, money } from "../../../domain/money/money.ts";
import { orderNumber } from "../../../domain/orders/order-kind.ts";
import { formatMoney } from "../../../i18n/format.ts";
import { messagesOf } from "../../../i18n/messages.ts";
import { createTranslate, type Translate } from "../../../i18n/translate.ts";
import type { MailRow, OutgoingMail } from "../mail/index.ts";
import { chargedTotal, chargeRows } from "./charge-rows.ts";
import type { OrderRow } from "./move-order.ts";
import type { EffectPayload } from "./order-effects.ts";
import { momentIn, type OrderPlace, orderUrl } from "./order-locale.ts";
import type { OrderLineRow } from "./order-store.ts";

type Written = Pick<OutgoingMail, "template" | "values" | "rows">;

interface Told {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  place: OrderPlace;
}

/** What a customer is written after a step of their order, in the order's own language. */
export function orderMail(told: Told, { name, amount }: EffectPayload): Written {
  const { order, place } = told;
  const t = createTranslate(place.language, messagesOf(place.language));
  const common = {
    first_name: order.address.first_name,
    number: orderNumber("marketplace", order.id),
    url: orderUrl(place, order),
  };
  const given = formatMoney(money(amount), place.currency, place.language);
  switch (name) {
    case "unpaid":
      return {
        template: "order-unpaid",
        values: {
          ...common,
          url: orderUrl(place, order, "payment"),
          until: momentIn(place, order.expiresAt),
        },
        rows: costRows(told, t),
      };
    case "paid":
      return { template: "order-paid", values: common, rows: costRows(told, t) };
    case "shipped":
      return { template: "order-shipped", values: common, rows: wayRows(order, t) };
    case "refunded":
    case "payment-returned":
      return { template: `order-${name}`, values: { ...common, amount: given } };
    default:
      return { template: `order-${name}`, values: common };
  }
}

function costRows({ order, lines, place }: Told, t: Translate): MailRow[] {
  const shown = (amount: Money) => formatMoney(amount, place.currency, place.language);
  return [
    ...chargeRows(order, lines, t).map(({ label, pieces, amount }) => ({
      label: pieces ? `${pieces.quantity} × ${label}` : label,
      value: shown(amount),
    })),
    { label: t("order.charge.total"), value: shown(chargedTotal(order)) },
  ];
}

function wayRows({ trackingNumber, arrivesFrom, arrivesTo }: OrderRow, t: Translate): MailRow[] {
  return [
    ...(trackingNumber ? [{ label: t("order.mail.tracking"), value: trackingNumber }] : []),
    ...(arrivesFrom && arrivesTo ? [{ label: t("order.mail.arrives"), value: `${arrivesFrom} – ${arrivesTo}` }] : []),
  ];
}
