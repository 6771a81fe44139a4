import { add, type Money, multiply, ZERO } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { formatKilograms, formatMoney } from "#i18n/format.ts";
import { documentBrand, filledLines, type InvoiceContent } from "#modules/money/documents/index.ts";
import { dayIn, localeOf, type StoredLocale, translateIn } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { companyOfSuite, type ForwardedParcel } from "../../parcels/index.ts";
import type { Warehouse } from "../../warehouses/index.ts";
import type { RequestRow } from "../request-aggregate.ts";
import { boxesOf } from "../request-store.ts";
import { readRequest } from "../views/read-request.ts";
import { countryName, nameOf, type PaperDeps, receiverLines } from "./receiver.ts";

/** Customs read English, whatever the customer's language; values are declared in euros. */
const LANGUAGE = "en";
const DECLARED_IN = "EUR";

/** The contents as declared at the payment, line by line (I16), and the boxes as packed (I22). */
export async function customsInvoice(deps: PaperDeps, db: Database, request: RequestRow): Promise<InvoiceContent> {
  const locale = { ...localeOf(deps, request), language: LANGUAGE } as const;
  const t = translateIn(locale);
  const { warehouse, parcels } = await readRequest(deps, db, request);
  const boxes = await boxesOf(db, request.id);
  const grams = boxes.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  const company = await companyOfSuite(db, request.suiteId);
  const phone = request.address?.phone_number;
  const country = countryName(deps, request, LANGUAGE);
  return {
    brand: documentBrand(locale.storefront),
    title: t("forwarding.customs-invoice.title", { number: orderNumber("forward_request", request.id) }),
    facts: [
      t("order.invoice.date", { day: dayIn(locale, deps.now()) }),
      t("forwarding.customs-invoice.incoterm", { place: country }),
      t("forwarding.customs-invoice.weight", { kg: formatKilograms(grams, LANGUAGE), parcels: boxes.length }),
    ],
    parties: [
      { heading: t("forwarding.customs-invoice.sender"), lines: senderLines(warehouse) },
      {
        heading: t("forwarding.customs-invoice.receiver"),
        lines: filledLines([...businessLines(company), ...receiverLines(request), country, phone]),
      },
    ],
    table: tableOf(parcels, locale),
    sums: sumsOf(request, parcels, locale),
    payments: [],
    note: t(company ? "forwarding.customs-invoice.business-note" : "forwarding.customs-invoice.note"),
  };
}

/** Customs identify an importing company by its EORI number. */
const businessLines = (company: Awaited<ReturnType<typeof companyOfSuite>>) =>
  company ? [company.name, company.eori && `EORI ${company.eori}`] : [];

function senderLines({ companyLine, street, city, region, postalCode, countryCode, phone }: Warehouse): string[] {
  const place = [city, region, postalCode].filter(Boolean).join(" ");
  return filledLines([companyLine, street, place, nameOf(countryCode, LANGUAGE), phone]);
}

const shown = (amount: Money) => formatMoney(amount, DECLARED_IN, LANGUAGE);

function tableOf(parcels: readonly ForwardedParcel[], locale: StoredLocale): InvoiceContent["table"] {
  const t = translateIn(locale);
  const value = t("forwarding.customs-invoice.value");
  return {
    head: [t("order.invoice.item"), t("order.invoice.quantity"), value, t("order.invoice.sum")],
    rows: parcels.flatMap(({ lines }) =>
      lines.map(({ description, hs6, origin, gtin, quantity, unitValue }) => [
        [
          description,
          t("forwarding.customs-invoice.line", { code: hs6, origin: nameOf(origin, LANGUAGE) }),
          ...(gtin ? [`GTIN ${gtin}`] : []),
        ].join("\n"),
        String(quantity),
        shown(unitValue),
        shown(multiply(unitValue, quantity)),
      ]),
    ),
  };
}

/** Freight and insurance are in the customs value but not in the goods' value. They are in the request's currency. */
function sumsOf(
  { packedLines }: RequestRow,
  parcels: readonly ForwardedParcel[],
  locale: StoredLocale,
): InvoiceContent["sums"] {
  const t = translateIn(locale);
  const declared = parcels
    .flatMap(({ lines }) => lines)
    .reduce((sum, { unitValue, quantity }) => add(sum, multiply(unitValue, quantity)), ZERO);
  const beside = (packedLines ?? []).flatMap(({ key, amount }) =>
    (key === "freight" || key === "insurance") && amount > 0 ? [{ key, amount } as const] : [],
  );
  return [
    { label: t("forwarding.customs-invoice.total"), value: shown(declared), isTotal: true },
    ...beside.map(({ key, amount }) => ({
      label: t(`forwarding.charge.${key}`),
      value: formatMoney(amount, locale.currency, LANGUAGE),
      isTotal: false,
    })),
  ];
}
