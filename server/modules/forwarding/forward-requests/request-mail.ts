import { servicesNotDone } from "#domain/forwarding/forward-requests/request-price.ts";
import { REQUEST_PHASES } from "#domain/forwarding/forward-requests/request-states.ts";
import { type Money, money } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { formatCentimetres, formatKilograms, formatMoney } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Translate } from "#i18n/translate.ts";
import type { MailGoods, MailRow, OutgoingMail } from "#modules/operations/mail/index.ts";
import { deadlineIn, pageUrl, type StoredLocale, translateIn } from "#modules/operations/storefronts/index.ts";
import { chargeKey } from "./draft/charge-key.ts";
import type { RequestRow } from "./request-aggregate.ts";
import type { RequestEffectPayload } from "./request-effects.ts";
import type { Box } from "./request-store.ts";

type Written = Pick<OutgoingMail, "template" | "values" | "goods" | "rows">;

interface MailedRequest {
  request: RequestRow;
  firstName: string;
  boxes: readonly Box[];
  /** The note of the last status event. */
  note: string;
  trackingNumber: string | null;
  /** The contents of the request's parcels. */
  goods: readonly MailGoods[];
  locale: StoredLocale;
}

/** The mail about an event of a forward request, in the request's own language. */
export const requestMail = (mailed: MailedRequest, effect: RequestEffectPayload): Written => ({
  ...withoutGoods(mailed, effect),
  goods: mailed.goods,
});

function withoutGoods(mailed: MailedRequest, { name, amount }: RequestEffectPayload): Written {
  const { request, firstName, locale } = mailed;
  const t = translateIn(locale);
  const shown = (sum: number) => formatMoney(money(sum), locale.currency, locale.language);
  const common = {
    first_name: firstName,
    number: orderNumber("forward_request", request.id),
    url: pageUrl(locale, `my-orders/${request.slug}`),
  };
  switch (name) {
    case "unpaid":
    case "rehearsed":
      return {
        template: `forward-request-${name}`,
        values: {
          ...common,
          url: pageUrl(locale, `payment/${request.slug}`),
          until: request.expiresAt ? deadlineIn(locale, request.expiresAt) : "",
        },
        rows: costRows(mailed, t),
      };
    case "paid":
      return { template: "forward-request-paid", values: common, rows: costRows(mailed, t) };
    case "packed":
      return {
        template: "forward-request-packed",
        values: { ...common, amount: shown(amount) },
        rows: packedRows(mailed, t, shown),
      };
    case "held":
    case "documents-needed":
      return { template: `forward-request-${name}`, values: common, rows: noteRows(mailed, t) };
    case "dispatched":
      return { template: "forward-request-dispatched", values: common, rows: travelRows(mailed, t) };
    case "at-pickup-point":
      return { template: "forward-request-at-pickup-point", values: common, rows: pointRows(mailed) };
    case "lost":
      return {
        template: "forward-request-lost",
        values: { ...common, url: pageUrl(locale, `claim-form?number=${common.number}`) },
      };
    case "payment-returned":
      return { template: returnedTemplate(request), values: { ...common, amount: shown(amount) } };
    case "refunded":
    case "customs-returned":
      return { template: `forward-request-${name}`, values: { ...common, amount: shown(amount) } };
    default:
      return { template: `forward-request-${name}`, values: common };
  }
}

/** Money that arrives while the request is unpaid or edited was paid for another price (I19). */
const returnedTemplate = ({ state }: RequestRow) =>
  REQUEST_PHASES[state] === "unpaid" ? "payment-outdated" : "forward-request-payment-returned";

/** The charges line by line, without the goods, which were paid to a shop. */
function costRows({ request, locale }: MailedRequest, t: Translate): MailRow[] {
  const shown = (sum: Money) => formatMoney(sum, locale.currency, locale.language);
  const { packedLines, agreedLines, dueTotal, paymentFee } = request;
  const lines = (packedLines ?? agreedLines ?? []).filter(({ key, amount }) => key !== "goods" && amount > 0);
  return [
    ...lines.map((line) => {
      const { key, values } = chargeKey(line);
      return { label: t(key as MessageKey, values), value: shown(line.amount) };
    }),
    ...(paymentFee === 0 ? [] : [{ label: t("order.charge.fee"), value: shown(money(paymentFee)) }]),
    { label: t("order.charge.total"), value: shown(money((dueTotal ?? 0) + paymentFee)), isTotal: true },
  ];
}

function packedRows({ request, boxes }: MailedRequest, t: Translate, shown: (sum: number) => string): MailRow[] {
  return [
    ...boxes.map(({ weightGrams, lengthMm, widthMm, heightMm }) => ({
      label: t("forwarding.box"),
      value: `${t("parcel.kg", { kg: formatKilograms(weightGrams, t.language) })}, ${t("parcel.cm", { size: formatCentimetres([lengthMm, widthMm, heightMm]) })}`,
    })),
    ...servicesNotDone(request).map((line) => ({
      label: t(chargeKey(line).key as MessageKey),
      value: t("forwarding.mail.not-done", { amount: shown(line.amount) }),
    })),
    { label: t("forwarding.mail.agreed"), value: shown(request.agreedTotal ?? 0) },
    { label: t("forwarding.mail.due"), value: shown(request.dueTotal ?? 0), isTotal: true },
  ];
}

const noteRows = ({ note }: MailedRequest, t: Translate): MailRow[] =>
  note === "" ? [] : [{ label: t("parcel.hold.note"), value: note }];

function travelRows({ request, trackingNumber }: MailedRequest, t: Translate): MailRow[] {
  const { arrivesFrom, arrivesTo } = request;
  return [
    ...(trackingNumber ? [{ label: t("order.mail.tracking"), value: trackingNumber }] : []),
    ...(arrivesFrom && arrivesTo ? [{ label: t("order.mail.arrives"), value: `${arrivesFrom} – ${arrivesTo}` }] : []),
  ];
}

const pointRows = ({ request: { pickupPoint, courier } }: MailedRequest): MailRow[] =>
  pickupPoint
    ? [{ label: courier?.name ?? "", value: `${pickupPoint.name}, ${pickupPoint.street}, ${pickupPoint.city}` }]
    : [];
