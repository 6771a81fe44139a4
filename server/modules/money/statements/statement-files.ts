import { type Money, money, toDecimalString } from "#domain/money/money/money.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Statement, StatementSums } from "#domain/people/companies/statement.ts";
import { csvFile } from "#domain/shared/text/csv.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";
import {
  companyLines,
  documentBrand,
  type InvoiceContent,
  type NamedCompany,
  type Seller,
  sellerParty,
} from "../documents/index.ts";

const COLUMNS = ["services", "duty", "importVat", "refunded", "total"] as const;

const headings = (t: Translate) => [
  t("pro.statement.day"),
  t("pro.statement.number"),
  t("pro.statement.services"),
  t("pro.statement.duty"),
  t("pro.statement.import-vat"),
  t("pro.statement.given-back"),
  t("pro.statement.total"),
];

/** Two decimals unless there are more. */
const decimal = (amount: Money) => toDecimalString(amount).replace(/00$/, "");

/**
 * The CSV file: amounts are plain numbers, payments and refunds in separate columns, because a cell that begins with a
 * minus would be escaped as a formula (T108).
 */
export function statementAsCsv({ rows }: Statement, t: Translate): string {
  const head = [...headings(t).slice(0, -2), t("pro.statement.paid"), t("pro.statement.given-back")];
  const cells = rows.map(({ day, number, services, duty, importVat, total, currency }) => [
    day,
    number,
    ...[services, duty, importVat].map(decimal),
    total > 0 ? decimal(total) : "",
    total < 0 ? decimal(money(-total)) : "",
    currency,
  ]);
  return csvFile([[...head, t("balance.column.currency")], ...cells]);
}

/** The printable statement, with the sums of each currency. */
export function statementDocument(
  { month, rows, sums }: Statement,
  { storefront, seller, company }: { storefront: StorefrontProfile; seller: Seller; company: NamedCompany },
  t: Translate,
): InvoiceContent {
  const shown = (amount: Money, currency: string) => formatMoney(amount, currency, t.language);
  const sumsIn = (sum: StatementSums) => [
    { label: t("pro.statement.services"), value: shown(sum.services, sum.currency), isTotal: false },
    { label: t("pro.statement.duty"), value: shown(sum.duty, sum.currency), isTotal: false },
    { label: t("pro.statement.import-vat"), value: shown(sum.importVat, sum.currency), isTotal: false },
    { label: t("pro.statement.given-back"), value: shown(sum.refunded, sum.currency), isTotal: false },
    { label: t("pro.statement.total"), value: shown(sum.total, sum.currency), isTotal: true },
  ];
  return {
    brand: documentBrand(storefront),
    title: t("pro.statement.title", { month }),
    facts: [],
    parties: [sellerParty(seller, t), { heading: t("pro.statement.company"), lines: companyLines(company, t) }],
    table: {
      head: headings(t),
      rows: rows.map((row) => [row.day, row.number, ...COLUMNS.map((column) => shown(row[column], row.currency))]),
    },
    sums: sums.flatMap(sumsIn),
    payments: [],
    note: t("pro.statement.note"),
  };
}
