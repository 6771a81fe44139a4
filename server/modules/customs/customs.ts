import type { Hazard, Restriction } from "../../../domain/customs/hazards.ts";
import { restrictionsOn } from "../../../domain/customs/hazards.ts";
import { searchCodes } from "../../../domain/customs/search-codes.ts";
import { type ForwardingFees, feesOn, isAmount } from "../../../domain/landed-cost/forwarding-fees.ts";
import type { LandedCostTables } from "../../../domain/landed-cost/landed-cost.ts";
import type { Money } from "../../../domain/money/money.ts";
import { convert, EURO_RATE, type MillionthsPerEuro } from "../../../domain/pricing/convert.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import { type CachingDeps, cacheInMemory } from "../../platform/database/cached-in-memory.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { Rates } from "../rates/index.ts";
import { type CustomsData, loadCustoms, type TariffCode } from "./customs-store.ts";

export interface NamedCode {
  hs6: string;
  /** In the reader's language, else in English. */
  name: string;
  hazards: readonly Hazard[];
}

/** Days are yyyy-MM-dd. */
export interface CustomsScope {
  /** Where goods go to. */
  countryId: number;
  currencyId: number;
  day: string;
}

/** Codes, duties, restrictions and fees; everything is answered from memory. */
export interface Customs {
  /** What `landedCost` is computed from, in a currency; null where its rate is not known. */
  tablesIn(scope: CustomsScope): LandedCostTables | null;
  /** The fees of a day in euros. */
  feesOn(day: string): ForwardingFees;
  /** The fees of a day in a currency; null where its rate is not known. */
  feesIn(currencyId: number, day: string): ForwardingFees | null;
  isKnown(hs6: string): boolean;
  findCode(hs6: string, language: Language): NamedCode | null;
  /** Those that are offered without a search, by name. */
  commonCodes(language: Language): NamedCode[];
  /** By digits or words; all of them where nothing is asked. */
  searchCodes(query: string, language: Language): NamedCode[];
  countCodes(): number;
  /** What stands in the way of goods with these codes; unknown codes have none. */
  restrictionsOn(codes: readonly string[], countryId: number): Restriction[];
}

interface CustomsDeps extends CachingDeps {
  db: Database;
  rates: Pick<Rates, "millionthsPerEuro" | "taxBasisPoints">;
}

export async function openCustoms({ db, rates, ...deps }: CustomsDeps): Promise<Customs> {
  const data = await cacheInMemory(deps, { tag: "customs", load: () => loadCustoms(db) });

  const tablesIn = ({ countryId, currencyId, day }: CustomsScope): LandedCostTables | null => {
    const rate = rates.millionthsPerEuro(currencyId, day);
    if (rate === null) return null;
    const { tariff } = data();
    const vatRates = [{ countryId, validFrom: day, basisPoints: rates.taxBasisPoints(countryId, day) }];
    return { tariff, vatRates, ...amountsAt(data(), rate) };
  };

  return {
    tablesIn,
    feesOn: (day) => feesOn(data().fees, day),
    feesIn(currencyId, day) {
      const tables = tablesIn({ currencyId, day, countryId: 0 });
      return tables && feesOn(tables.fees, day);
    },
    isKnown: (hs6) => data().codes.has(hs6),
    findCode(hs6, language) {
      const code = data().codes.get(hs6);
      return code ? inLanguage(code, language) : null;
    },
    commonCodes: (language) =>
      [...data().codes.values()]
        .filter(({ isCommon }) => isCommon)
        .map((code) => inLanguage(code, language))
        .sort((a, b) => a.name.localeCompare(b.name)),
    searchCodes: (query, language) => searchIn([...data().codes.values()], query, language),
    countCodes: () => data().codes.size,
    restrictionsOn(codes, countryId) {
      const { codes: known, restrictions } = data();
      const hazards = codes.flatMap((hs6) => known.get(hs6)?.hazards ?? []);
      return restrictionsOn(restrictions, { hazards, countryId });
    },
  };
}

type Amounts = Pick<LandedCostTables, "rules" | "fees">;

/** Every estimate needs them, and they are the same until a row or the rate changes. */
const converted = new WeakMap<CustomsData, Map<MillionthsPerEuro, Amounts>>();

/** Rules and fees with their amounts in the currency of a rate. */
function amountsAt(data: CustomsData, rate: MillionthsPerEuro): Amounts {
  const ofData = converted.get(data) ?? new Map<MillionthsPerEuro, Amounts>();
  converted.set(data, ofData);
  const known = ofData.get(rate);
  if (known) return known;
  const inCurrency = (amount: Money) => convert(amount, EURO_RATE, rate);
  const amounts = {
    rules: data.rules.map((rule) => ({
      ...rule,
      limit: inCurrency(rule.limit),
      dutyPerCode: rule.dutyPerCode === null ? null : inCurrency(rule.dutyPerCode),
    })),
    fees: data.fees.map((fee) => (isAmount(fee.key) ? { ...fee, value: inCurrency(fee.value as Money) } : fee)),
  };
  ofData.set(rate, amounts);
  return amounts;
}

const FALLBACK: Language = "en";

const inLanguage = ({ hs6, names, hazards }: TariffCode, language: Language): NamedCode => ({
  hs6,
  name: names.get(language) ?? names.get(FALLBACK) ?? hs6,
  hazards,
});

function searchIn(codes: readonly TariffCode[], query: string, language: Language): NamedCode[] {
  const searchable = codes.map((code) => ({
    code,
    hs6: code.hs6,
    words: code.words.get(language) ?? code.words.get(FALLBACK) ?? [],
  }));
  return searchCodes(searchable, query).map(({ code }) => inLanguage(code, language));
}
