import { type Money, money } from "../../../domain/money/money.ts";
import type { ExpectedArrival } from "../../../domain/orders/expected-arrival.ts";
import { orderNumber } from "../../../domain/orders/order-kind.ts";
import { formatMoney } from "../../../i18n/format.ts";
import type { Translate } from "../../../i18n/translate.ts";
import type { MailRow, OutgoingMail } from "../mail/index.ts";
import { chargedTotal, chargeRows } from "./charge-rows.ts";
import type { OrderRow } from "./move-order.ts";
import type { EffectPayload } from "./order-effects.ts";
import { deadlineIn, type OrderLocale, orderUrl, translateIn } from "./order-locale.ts";
import type { OrderLineRow } from "./order-store.ts";

type Written = Pick<OutgoingMail, "template" | "values" | "rows">;

interface MailedOrder {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  trackingNumber: string | null;
  /** When it is expected, if that is known. */
  arrival: ExpectedArrival | null;
  locale: OrderLocale;
  /** Where the order is seen. */
  url: string;
}

/** The mail that a customer gets after a transition of the order, in the order's own language. */
export function orderMail(mailed: MailedOrder, { name, amount }: EffectPayload): Written {
  const { order, locale, url } = mailed;
  const t = translateIn(locale);
  const common = {
    first_name: order.address.first_name,
    number: orderNumber("marketplace", order.id),
    url,
  };
  const given = formatMoney(money(amount), locale.currency, locale.language);
  switch (name) {
    case "unpaid":
      return {
        template: "order-unpaid",
        values: {
          ...common,
          url: orderUrl(locale, `payment/${order.slug}`),
          until: deadlineIn(locale, order.expiresAt),
        },
        rows: costRows(mailed, t),
      };
    case "paid":
      return { template: "order-paid", values: common, rows: costRows(mailed, t) };
    case "shipped":
      return { template: "order-shipped", values: common, rows: deliveryRows(mailed, t) };
    case "refunded":
    case "payment-returned":
      return { template: `order-${name}`, values: { ...common, amount: given } };
    default:
      return { template: `order-${name}`, values: common };
  }
}

function costRows({ order, lines, locale }: MailedOrder, t: Translate): MailRow[] {
  const shown = (amount: Money) => formatMoney(amount, locale.currency, locale.language);
  return [
    ...chargeRows(order, lines, t).map(({ label, pieces, amount }) => ({
      label: pieces ? `${pieces.quantity} × ${label}` : label,
      value: shown(amount),
    })),
    { label: t("order.charge.total"), value: shown(chargedTotal(order)) },
  ];
}

function deliveryRows({ trackingNumber, arrival }: MailedOrder, t: Translate): MailRow[] {
  return [
    ...(trackingNumber ? [{ label: t("order.mail.tracking"), value: trackingNumber }] : []),
    ...(arrival ? [{ label: t("order.mail.arrives"), value: `${arrival.from} – ${arrival.to}` }] : []),
  ];
}
