import { type Money, money } from "../../../domain/money/money.ts";
import { orderNumber } from "../../../domain/orders/order-kind.ts";
import { formatCentimetres, formatKilograms, formatMoney } from "../../../i18n/format.ts";
import type { MessageKey } from "../../../i18n/message-key.ts";
import type { Translate } from "../../../i18n/translate.ts";
import type { MailRow, OutgoingMail } from "../mail/index.ts";
import { deadlineIn, pageUrl, type StoredLocale, translateIn } from "../storefronts/index.ts";
import { chargeKey } from "./charge-key.ts";
import type { RequestRow } from "./move-request.ts";
import type { RequestEffectPayload } from "./request-effects.ts";
import type { Box } from "./request-store.ts";

type Written = Pick<OutgoingMail, "template" | "values" | "rows">;

interface MailedRequest {
  request: RequestRow;
  firstName: string;
  boxes: readonly Box[];
  /** What staff wrote with their last step. */
  note: string;
  trackingNumber: string | null;
  locale: StoredLocale;
}

/** The mail about something that happened to a forward request, in the request's own language. */
export function requestMail(mailed: MailedRequest, { name, amount }: RequestEffectPayload): Written {
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
    case "refunded":
    case "payment-returned":
    case "customs-returned":
      return { template: `forward-request-${name}`, values: { ...common, amount: shown(amount) } };
    default:
      return { template: `forward-request-${name}`, values: common };
  }
}

/** What is paid, line by line; the goods were paid to a shop. */
function costRows({ request, locale }: MailedRequest, t: Translate): MailRow[] {
  const shown = (sum: Money) => formatMoney(sum, locale.currency, locale.language);
  const { packedLines, agreedLines, dueTotal, paymentFee } = request;
  const lines = (packedLines ?? agreedLines ?? []).filter(({ key }) => key !== "goods");
  return [
    ...lines.map((line) => {
      const { key, values } = chargeKey(line);
      return { label: t(key as MessageKey, values), value: shown(line.amount) };
    }),
    ...(paymentFee === 0 ? [] : [{ label: t("order.charge.fee"), value: shown(money(paymentFee)) }]),
    { label: t("order.charge.total"), value: shown(money((dueTotal ?? 0) + paymentFee)) },
  ];
}

function packedRows({ request, boxes }: MailedRequest, t: Translate, shown: (sum: number) => string): MailRow[] {
  return [
    ...boxes.map(({ weightGrams, lengthMm, widthMm, heightMm }) => ({
      label: t("forwarding.box"),
      value: `${t("parcel.kg", { kg: formatKilograms(weightGrams, t.language) })}, ${formatCentimetres([lengthMm, widthMm, heightMm])}`,
    })),
    { label: t("forwarding.mail.agreed"), value: shown(request.agreedTotal ?? 0) },
    { label: t("forwarding.mail.due"), value: shown(request.dueTotal ?? 0) },
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
