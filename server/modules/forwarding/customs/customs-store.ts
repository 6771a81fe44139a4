import { asc, eq } from "drizzle-orm";
import type { Hazard, Restriction } from "#domain/forwarding/customs/hazards.ts";
import { type CustomsRule, indexTariff, type Tariff } from "#domain/forwarding/landed-cost/customs-tables.ts";
import type { FeeVersion } from "#domain/forwarding/landed-cost/forwarding-fees.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { searchWords } from "#domain/selling/delivery/search-words.ts";
import { languageCodes } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import * as t from "./tables.ts";

export interface TariffCode {
  hs6: string;
  hazards: readonly Hazard[];
  isCommon: boolean;
  names: ReadonlyMap<Language, string>;
  /** Of each language, for the search. */
  words: ReadonlyMap<Language, readonly string[]>;
}

export interface CustomsData {
  /** By their digits. */
  codes: ReadonlyMap<string, TariffCode>;
  tariff: Tariff;
  /** Amounts are in euros. */
  rules: readonly CustomsRule[];
  restrictions: readonly Restriction[];
  /** Amounts are in euros. */
  fees: readonly FeeVersion[];
}

export async function loadCustoms(db: Database): Promise<CustomsData> {
  const [codes, texts, rates, chapterRates, rules, restrictions, fees] = await Promise.all([
    db.select().from(t.tariffCodes).orderBy(asc(t.tariffCodes.hs6)),
    db
      .select({ hs6: t.tariffCodeTexts.hs6, language: languageCodes.isoCode, name: t.tariffCodeTexts.name })
      .from(t.tariffCodeTexts)
      .innerJoin(languageCodes, eq(languageCodes.id, t.tariffCodeTexts.languageId)),
    db.select().from(t.tariffRates),
    db.select().from(t.tariffChapterRates),
    db.select().from(t.customsRules),
    db.select().from(t.restrictions).orderBy(asc(t.restrictions.id)),
    db.select().from(t.forwardingFees),
  ]);
  const textsOf = Map.groupBy(texts, ({ hs6 }) => hs6);
  return {
    codes: new Map(codes.map((code) => [code.hs6, { ...code, ...namesFrom(textsOf.get(code.hs6) ?? []) }])),
    tariff: indexTariff(rates, chapterRates),
    rules,
    restrictions,
    fees,
  };
}

function namesFrom(texts: readonly { language: Language; name: string }[]) {
  return {
    names: new Map(texts.map(({ language, name }) => [language, name])),
    words: new Map(texts.map(({ language, name }) => [language, searchWords(name)])),
  };
}
