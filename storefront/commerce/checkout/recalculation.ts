import { add, type Money, money, roundToMinor, subtract } from "#domain/money/money/money.ts";
import { htmlLanguage, type Language } from "#domain/operations/storefronts/storefront.ts";

export interface RecalculateInput {
  /** Null for a checkout. */
  quoteNumber: string | null;
  currencyIso: string;
  /** The changed lines. Money lines are included in the total. */
  lines: readonly RecalculatedLine[];
  totalBefore: Money;
  totalNow: Money;
}

export type RecalculatedLine = { label: string } & (MoneyChange | WeightChange);

interface MoneyChange {
  kind: "money";
  before: Money;
  now: Money;
}

interface WeightChange {
  kind: "weight";
  /** In grams. */
  before: number;
  now: number;
}

export type Direction = "less" | "more" | "same";

export function directionOf(before: number, now: number): Direction {
  if (now === before) return "same";
  return now < before ? "less" : "more";
}

/** The difference of two amounts as they are shown, to the cent. */
export function differenceOf(before: Money, now: Money): { direction: Direction; amount: Money } {
  const [from, to] = [roundToMinor(before), roundToMinor(now)];
  const direction = directionOf(from, to);
  return { direction, amount: direction === "less" ? subtract(from, to) : subtract(to, from) };
}

/** The rest of both totals after the lines, so that the table adds up to the cent. */
export function everythingElse({ lines, totalBefore, totalNow }: RecalculateInput): MoneyChange {
  const moneyLines = lines.filter((line) => line.kind === "money");
  return {
    kind: "money",
    before: subtract(roundToMinor(totalBefore), sumAsShown(moneyLines.map(({ before }) => before))),
    now: subtract(roundToMinor(totalNow), sumAsShown(moneyLines.map(({ now }) => now))),
  };
}

function sumAsShown(amounts: readonly Money[]): Money {
  return amounts.reduce((sum, amount) => add(sum, roundToMinor(amount)), money(0));
}

/** Kilograms in the locale's format, with one to three decimals, so that no gram is lost. */
export function formatKilograms(grams: number, language: Language): string {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 3 };
  return new Intl.NumberFormat(htmlLanguage(language), format).format(grams / 1000);
}
