import { type Money, roundToMinor, toMinor } from "#domain/money/money/money.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { later, MINUTE_MS } from "#domain/shared/time/durations.ts";

type DateField = "year" | "month" | "day" | "hour" | "minute";

const SYMBOLS: Record<string, string> = { EUR: "€", USD: "$" };
const NARROW_NO_BREAK_SPACE = "\u202f";
const NO_BREAK_SPACE = "\u00a0";
const MINUS = "\u2212";
const WAREHOUSE_OFFSET_MINUTES = -5 * 60;

/** `€649.00` in English, `649,00 €` elsewhere; thousands grouped by a narrow space, with a typographic minus. */
export function formatMoney(amount: Money, currencyIso: string, language: Language): string {
  const minor = toMinor(roundToMinor(amount));
  const digits = String(Math.abs(minor)).padStart(3, "0");
  const grouped = groupThousands(digits.slice(0, -2));
  const cents = digits.slice(-2);
  const symbol = SYMBOLS[currencyIso] ?? currencyIso;
  const sign = minor < 0 ? MINUS : "";
  return language === "en"
    ? `${sign}${symbol}${grouped}.${cents}`
    : `${sign}${grouped},${cents}${NO_BREAK_SPACE}${symbol}`;
}

export function formatCount(count: number): string {
  return groupThousands(String(Math.trunc(count)));
}

/** With a decimal point in English and a comma elsewhere; zeros at the end go down to the fewest decimals. */
export function formatDecimal(value: number, language: Language, decimals: { least: number; most: number }): string {
  const [whole = "0", fraction = ""] = value.toFixed(decimals.most).split(".");
  const shown = fraction.replace(/0+$/, "").padEnd(decimals.least, "0");
  const grouped = groupThousands(whole);
  return shown === "" ? grouped : `${grouped}${language === "en" ? "." : ","}${shown}`;
}

const GRAMS_PER_KILOGRAM = 1_000;

/** Kilograms, with two decimals unless something else is said. */
export function formatKilograms(grams: number, language: Language, decimals = { least: 2, most: 2 }): string {
  return formatDecimal(grams / GRAMS_PER_KILOGRAM, language, decimals);
}

/** `46 × 31 × 28`, in whole centimetres, rounded up as a tape measure is read. */
export function formatCentimetres(millimetres: readonly number[]): string {
  return millimetres.map((mm) => Math.ceil(mm / 10)).join(" × ");
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, NARROW_NO_BREAK_SPACE);
}

/** REGION-07: yyyy-MM-dd in every language, in the browser's time zone by default. */
export function formatDate(date: Date, timeZone?: string): string {
  const { year, month, day } = dateFields(date, timeZone);
  return `${year}-${month}-${day}`;
}

/** REGION-07: HH:mm, 24 hours. */
export function formatTime(date: Date, timeZone?: string): string {
  const { hour, minute } = dateFields(date, timeZone);
  return `${hour}:${minute}`;
}

/** REGION-07: the warehouse's time at its fixed offset of −05:00. */
export function formatAtWarehouse(date: Date): string {
  const shifted = later(date, WAREHOUSE_OFFSET_MINUTES * MINUTE_MS);
  return `${formatDate(shifted, "UTC")} ${formatTime(shifted, "UTC")}`;
}

/** Creating a formatter takes longer than rendering a product card. */
const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

function formatterOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat("lt-LT", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(timeZone ? { timeZone } : {}),
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

function dateFields(date: Date, timeZone?: string): Record<DateField, string> {
  const fields = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return fields as Record<DateField, string>;
}
