import { treatmentOf } from "#domain/forwarding/forward-requests/request-papers.ts";
import { money } from "#domain/money/money/money.ts";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { storefrontDay } from "#i18n/moments.ts";
import {
  buyerParty,
  documentBrand,
  type InvoiceContent,
  sellerOf,
  sellerParty,
  treatedLines,
} from "#modules/money/documents/index.ts";
import { dayIn, localeOf, type StoredLocale, translateIn } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { companyOfSuite } from "../../parcels/index.ts";
import { chargeKey } from "../draft/charge-key.ts";
import type { RequestRow } from "../request-aggregate.ts";
import { buyerLines, countryName, type PaperDeps } from "./receiver.ts";

/** The charges of a request in its customer's language, without the goods, which were paid to a shop. */
export async function requestInvoice(deps: PaperDeps, db: Database, request: RequestRow): Promise<InvoiceContent> {
  const locale = localeOf(deps, request);
  const { storefront } = locale;
  const t = translateIn(locale);
  const issuedAt = request.paidAt ?? new Date();
  const taxBasisPoints = deps.delivery.taxBasisPoints(storefront.defaultCountryId, storefrontDay(storefront, issuedAt));
  const country = countryName(deps, request, htmlLanguage(locale.language));
  return {
    brand: documentBrand(storefront),
    title: t("order.invoice.title", { number: orderNumber("forward_request", request.id) }),
    facts: [t("order.invoice.date", { day: dayIn(locale, issuedAt) })],
    parties: [
      sellerParty(await sellerOf(db, storefront), t),
      buyerParty(await companyOfSuite(db, request.suiteId), [...buyerLines(request), country], t),
    ],
    ...treatedLines(linesOf(request, locale), taxBasisPoints, locale),
    payments: [],
    note: t("invoice.document.note"),
  };
}

/** The charges as packed, with the payment fee. */
function linesOf({ packedLines, paymentFee }: RequestRow, locale: StoredLocale) {
  const t = translateIn(locale);
  const charged = (packedLines ?? []).filter(({ key, amount }) => key !== "goods" && amount > 0);
  const fee = { text: t("order.charge.fee"), amount: money(paymentFee), treatment: "service" as const };
  return [
    ...charged.map((line) => {
      const { key, values } = chargeKey(line);
      return { text: t(key as MessageKey, values), amount: line.amount, treatment: treatmentOf(line) };
    }),
    ...(paymentFee === 0 ? [] : [fee]),
  ];
}
