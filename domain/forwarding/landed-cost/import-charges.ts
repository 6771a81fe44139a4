import { add, type Money, multiply, ZERO } from "#domain/money/money/money.ts";
import { percentageToMinor } from "#domain/money/pricing/exact-share.ts";
import { inForce } from "#domain/money/pricing/in-force.ts";
import type { CustomsRule, Tariff, VatRate } from "./customs-tables.ts";
import { dutyRate, isByChapter } from "./duty-rate.ts";

/** Goods of one kind in a consignment. */
export interface DeclaredLine {
  /** The first six digits of the tariff code. */
  hs6: string;
  /** The country of origin, ISO 3166-1 alpha-2; null where it is not known. */
  origin: string | null;
  /** The value of one piece. */
  value: Money;
  quantity: number;
}

export const BUYERS = ["consumer", "business"] as const;
export type Buyer = (typeof BUYERS)[number];

export interface Consignment {
  lines: readonly DeclaredLine[];
  freight: Money;
  /** The country of destination. */
  countryId: number;
  buyer: Buyer;
  /** yyyy-MM-dd */
  day: string;
}

export interface CustomsTables {
  rules: readonly CustomsRule[];
  tariff: Tariff;
  vatRates: readonly VatRate[];
}

export interface Duty {
  /** Null where one duty covers all codes. */
  hs6: string | null;
  amount: Money;
  /** The tariff has no rate for this code, so the rate of its chapter was taken. */
  isByChapter: boolean;
}

export interface ImportCharges {
  duties: readonly Duty[];
  /** False for duty by a rate: it is an estimate, because customs decide about the code. */
  isFixed: boolean;
  /** The number of different codes. */
  codes: number;
  vat: { basisPoints: number; amount: Money } | null;
}

const NOTHING_DUE: ImportCharges = { duties: [], isFixed: true, codes: 0, vat: null };

export function declaredValue(lines: readonly DeclaredLine[]): Money {
  return lines.reduce((sum, line) => add(sum, lineValue(line)), ZERO);
}

/** Duty and import VAT of a consignment (FORWARDING-03). Businesses have no lighter rule for small values. */
export function importCharges(consignment: Consignment, tables: CustomsTables): ImportCharges {
  const { lines, freight, countryId, buyer, day } = consignment;
  const inCountry = <Row extends { countryId: number }>(rows: readonly Row[]) =>
    rows.filter((row) => row.countryId === countryId);
  const value = declaredValue(lines);
  const rule = inForce(inCountry(tables.rules), day);
  const isSmall = rule !== undefined && buyer === "consumer" && value <= rule.limit;
  if (lines.length === 0 || (isSmall && rule.dutyPerCode === null)) return NOTHING_DUE;
  const codes = new Set(lines.map(({ hs6 }) => hs6)).size;
  const duties =
    isSmall && rule.dutyPerCode !== null
      ? [{ hs6: null, amount: multiply(rule.dutyPerCode, codes), isByChapter: false }]
      : dutiesByCode(consignment, tables.tariff, rule?.dutyBasisPoints ?? null);
  const taxed = duties.reduce((sum, { amount }) => add(sum, amount), add(value, freight));
  const basisPoints = inForce(inCountry(tables.vatRates), day)?.basisPoints ?? 0;
  const vat = { basisPoints, amount: percentageToMinor(taxed, basisPoints) };
  return { duties, isFixed: isSmall, codes, vat };
}

/** Goods of one code and origin are taxed together, and each code is shown once. */
function dutiesByCode({ lines, day }: Consignment, tariff: Tariff, flatRate: number | null): Duty[] {
  return [...Map.groupBy(lines, ({ hs6 }) => hs6)].map(([hs6, same]) => {
    const byOrigin = [...Map.groupBy(same, ({ origin }) => origin)].map(([origin, goods]) => {
      const rate = flatRate ?? dutyRate(tariff, { hs6, origin, day });
      return {
        amount: percentageToMinor(declaredValue(goods), rate),
        isByChapter: flatRate === null && isByChapter(tariff, { hs6, origin, day }),
      };
    });
    return {
      hs6,
      amount: byOrigin.map(({ amount }) => amount).reduce(add, ZERO),
      isByChapter: byOrigin.some((goods) => goods.isByChapter),
    };
  });
}

const lineValue = ({ value, quantity }: DeclaredLine) => multiply(value, quantity);
