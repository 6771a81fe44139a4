import type { Money } from "#domain/money/money/money.ts";
import { chapterOf } from "../customs/headings.ts";

/** How a country taxes imported goods, from a day on. Amounts are in the currency of the lines. */
export interface CustomsRule {
  countryId: number;
  /** yyyy-MM-dd */
  validFrom: string;
  /** A consumer's goods up to this value have the lighter rule. */
  limit: Money;
  /** Up to the limit: the duty for each different code; null where neither duty nor VAT is due. */
  dutyPerCode: Money | null;
  /** Above the limit: the duty on all goods; null where the tariff decides. */
  dutyBasisPoints: number | null;
}

/** The duty on goods of a code that were made in a country; null: in any other. */
export interface TariffRate {
  hs6: string;
  /** ISO 3166-1 alpha-2. */
  origin: string | null;
  validFrom: string;
  basisPoints: number;
}

/** The usual duty on goods of a chapter, from a day on. */
export interface ChapterRate {
  /** Two digits. */
  chapter: string;
  validFrom: string;
  basisPoints: number;
}

/** A country's general VAT rate from a day on. */
export interface VatRate {
  countryId: number;
  validFrom: string;
  basisPoints: number;
}

/** The tariff by code and by chapter, so that a lookup does not read all rates. */
export interface Tariff {
  byCode: ReadonlyMap<string, readonly TariffRate[]>;
  byChapter: ReadonlyMap<string, readonly TariffRate[]>;
  /** By chapter. */
  usual: ReadonlyMap<string, readonly ChapterRate[]>;
}

export function indexTariff(rates: readonly TariffRate[], usual: readonly ChapterRate[] = []): Tariff {
  return {
    byCode: Map.groupBy(rates, ({ hs6 }) => hs6),
    byChapter: Map.groupBy(rates, ({ hs6 }) => chapterOf(hs6)),
    usual: Map.groupBy(usual, ({ chapter }) => chapter),
  };
}

/** Rates of the chapter of a code. */
export const ratesOfChapter = ({ byChapter }: Tariff, hs6: string) => byChapter.get(chapterOf(hs6)) ?? [];

/** The usual rates of the chapter of a code. */
export const usualRates = ({ usual }: Tariff, hs6: string) => usual.get(chapterOf(hs6)) ?? [];
