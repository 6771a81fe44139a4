import { add, type Money, ZERO } from "#domain/money/money/money.ts";

/** One movement of money of a company: a payment, or a refund. */
export interface StatementRow {
  /** yyyy-MM-dd. */
  day: string;
  /** Of the request or invoice, such as FR12. */
  number: string;
  currency: string;
  /** Freight, services, storage, delivery and fees. */
  services: Money;
  duty: Money;
  importVat: Money;
  /** Negative. */
  refunded: Money;
  total: Money;
}

export interface StatementSums extends Omit<StatementRow, "day" | "number"> {
  /** How many were paid. */
  payments: number;
}

export interface Statement {
  /** yyyy-MM. */
  month: string;
  rows: StatementRow[];
  /** One for each currency. */
  sums: StatementSums[];
}

export const isMonth = (text: string): boolean => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);

/** The statements of the months that have movements, the newest first. */
export function statementsOf(rows: readonly StatementRow[]): Statement[] {
  const months = Map.groupBy(rows, ({ day }) => day.slice(0, 7));
  return [...months]
    .map(([month, own]) => ({ month, rows: own, sums: sumsOf(own) }))
    .toSorted((a, b) => b.month.localeCompare(a.month));
}

function sumsOf(rows: readonly StatementRow[]): StatementSums[] {
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    const sum = (field: "services" | "duty" | "importVat" | "refunded" | "total") =>
      own.reduce((total, row) => add(total, row[field]), ZERO);
    return {
      currency,
      payments: own.filter(({ total }) => total > 0).length,
      services: sum("services"),
      duty: sum("duty"),
      importVat: sum("importVat"),
      refunded: sum("refunded"),
      total: sum("total"),
    };
  });
}
