import { type Money, money, roundToMinor, ZERO } from "#domain/money/money/money.ts";
import type { ExpectedArrival } from "#domain/selling/orders/expected-arrival.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { imageAddress } from "#domain/shared/images/image-address.ts";
import { normalModifiers } from "#domain/shared/images/modifiers.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";
import type { MailGoods, MailRow, OutgoingMail } from "#modules/operations/mail/index.ts";
import type { OrderRow } from "./order-aggregate.ts";
import type { EffectPayload } from "./order-effects.ts";
import type { OrderLineRow } from "./order-store.ts";
import { chargedTotal, chargeRows } from "./placing/charge-rows.ts";
import { deadlineIn, type OrderLocale, orderUrl, translateIn } from "./placing/order-locale.ts";
import { type OrderRecord, recordSections } from "./placing/order-record.ts";

type Written = Pick<OutgoingMail, "template" | "values" | "goods" | "rows" | "sections">;

interface MailedOrder {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  trackingNumber: string | null;
  /** The expected arrival, if known. */
  arrival: ExpectedArrival | null;
  locale: OrderLocale;
  /** The address of the order's page. */
  url: string;
  /** Null except in the mail that confirms the contract. */
  record: OrderRecord | null;
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
  const goods = goodsOf(mailed, t);
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
        goods,
        rows: costRows(mailed, t),
      };
    case "paid":
      return {
        template: "order-paid",
        values: common,
        goods,
        rows: costRows(mailed, t),
        sections: mailed.record ? recordSections({ ...mailed, ...mailed.record }, t) : [],
      };
    case "shipped":
      return { template: "order-shipped", values: common, goods, rows: deliveryRows(mailed, t) };
    case "refunded":
      return { template: "order-refunded", values: { ...common, amount: given }, goods };
    case "payment-returned":
      return { template: returnedTemplate(order), values: { ...common, amount: given }, goods };
    default:
      return { template: `order-${name}`, values: common, goods };
  }
}

/** Money for an earlier price is refunded while the order is still unpaid (I19). */
const returnedTemplate = ({ state }: OrderRow) =>
  state === "awaiting_payment" ? "payment-outdated" : "order-payment-returned";

/** In a format that every mail program shows. */
const THUMBNAIL = normalModifiers({ format: "jpeg", width: 128, height: 128, fit: "contain", background: "white" });

/** The goods with their pictures, which are public as in the shop. */
function goodsOf({ order, lines, locale }: MailedOrder, t: Translate): MailGoods[] {
  const shown = (amount: Money) => formatMoney(amount, locale.currency, locale.language);
  const amounts = chargeRows(order, lines, t).flatMap(({ pieces, amount }) => (pieces === null ? [] : [amount]));
  return lines.map(({ name, variant, image, quantity, price }, index) => {
    const pieces = quantity === 1 ? "" : t("order.mail.pieces", { quantity, price: shown(roundToMinor(price)) });
    return {
      name,
      detail: [variant, pieces].filter(Boolean).join(" · "),
      value: shown(amounts[index] ?? ZERO),
      picture: image === null ? null : { url: locale.storefront.appUrl + imageAddress(image, THUMBNAIL), alt: name },
    };
  });
}

/** The charges beside the goods, and the total. */
function costRows({ order, lines, locale }: MailedOrder, t: Translate): MailRow[] {
  const shown = (amount: Money) => formatMoney(amount, locale.currency, locale.language);
  return [
    ...chargeRows(order, lines, t)
      .filter(({ pieces }) => pieces === null)
      .map(({ label, amount }) => ({ label, value: shown(amount) })),
    { label: t("order.charge.total"), value: shown(chargedTotal(order)), isTotal: true },
  ];
}

function deliveryRows({ trackingNumber, arrival }: MailedOrder, t: Translate): MailRow[] {
  return [
    ...(trackingNumber ? [{ label: t("order.mail.tracking"), value: trackingNumber }] : []),
    ...(arrival ? [{ label: t("order.mail.arrives"), value: `${arrival.from} – ${arrival.to}` }] : []),
  ];
}
