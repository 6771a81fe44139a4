import type { Restriction } from "#domain/forwarding/customs/hazards.ts";
import { type RefusedMethods, refusedMethods, restrictionsOn } from "#domain/forwarding/customs/hazards.ts";
import { hasHeading } from "#domain/forwarding/customs/headings.ts";
import { type ForwardingFees, feesOn, isAmount } from "#domain/forwarding/landed-cost/forwarding-fees.ts";
import type { LandedCostTables } from "#domain/forwarding/landed-cost/landed-cost.ts";
import type { Money } from "#domain/money/money/money.ts";
import { convert, EURO_RATE, type MillionthsPerEuro } from "#domain/money/pricing/convert.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Rates } from "#modules/money/rates/index.ts";
import { type CachingDeps, cacheInMemory } from "#platform/database/cached-in-memory.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type CustomsData, loadCustoms } from "./customs-store.ts";
import { findCodes, hazardsOf, type NamedCode, nameCode, named } from "./named-codes.ts";

/** Days are yyyy-MM-dd. */
export interface CustomsScope {
  /** The destination of the goods. */
  countryId: number;
  currencyId: number;
  day: string;
}

/** Codes, duties, restrictions and fees; everything is answered from memory. */
export interface Customs {
  /** The tables that `landedCost` needs, in a currency; null where its rate is not known. */
  tablesIn(scope: CustomsScope): LandedCostTables | null;
  /** The fees of a day in euros. */
  feesOn(day: string): ForwardingFees;
  /** The fees of a day in a currency; null where its rate is not known. */
  feesIn(currencyId: number, day: string): ForwardingFees | null;
  /** Whether a code exists: every code under a known heading does. */
  isKnown(hs6: string): boolean;
  findCode(hs6: string, t: Translate): NamedCode | null;
  /** The codes that are offered without a search, ordered by name. */
  commonCodes(t: Translate): NamedCode[];
  /** Searches by digits or words; an empty query finds all. */
  searchCodes(query: string, t: Translate): NamedCode[];
  /** The number of codes with a name of their own. */
  countCodes(): number;
  restrictionsOn(codes: readonly string[], countryId: number): Restriction[];
  /** The methods by which goods with these codes do not travel to a country. */
  refusedMethods(codes: readonly string[], countryId: number): RefusedMethods;
}

interface CustomsDeps extends CachingDeps {
  db: Database;
  rates: Pick<Rates, "millionthsPerEuro" | "taxBasisPoints">;
}

export async function createCustoms({ db, rates, ...deps }: CustomsDeps): Promise<Customs> {
  const data = await cacheInMemory(deps, { tag: "customs", load: () => loadCustoms(db) });

  const tablesIn = ({ countryId, currencyId, day }: CustomsScope): LandedCostTables | null => {
    const rate = rates.millionthsPerEuro(currencyId, day);
    if (rate === null) return null;
    const { tariff } = data();
    const vatRates = [{ countryId, validFrom: day, basisPoints: rates.taxBasisPoints(countryId, day) }];
    return { tariff, vatRates, ...amountsAt(data(), rate) };
  };

  const restrictionsOnCodes = (codes: readonly string[], countryId: number) => {
    const { codes: known, restrictions } = data();
    const hazards = codes.flatMap((hs6) => hazardsOf(known, hs6));
    return restrictionsOn(restrictions, { hazards, countryId });
  };

  return {
    tablesIn,
    feesOn: (day) => feesOn(data().fees, day),
    feesIn(currencyId, day) {
      const tables = tablesIn({ currencyId, day, countryId: 0 });
      return tables && feesOn(tables.fees, day);
    },
    isKnown: (hs6) => hasHeading(hs6),
    findCode: (hs6, t) => nameCode(data().codes, hs6, t),
    commonCodes: ({ language }) =>
      [...data().codes.values()]
        .filter(({ isCommon }) => isCommon)
        .map((code) => named(code, language))
        .sort((a, b) => a.name.localeCompare(b.name)),
    searchCodes: (query, t) => findCodes(data().codes, query, t),
    countCodes: () => data().codes.size,
    restrictionsOn: restrictionsOnCodes,
    refusedMethods: (codes, countryId) => refusedMethods(restrictionsOnCodes(codes.map(hs6Of), countryId)),
  };
}

/** The codes of products may have dots, and more digits. */
const hs6Of = (code: string) => code.replaceAll(".", "").slice(0, 6);

type Amounts = Pick<LandedCostTables, "rules" | "fees">;

/** Cached because every estimate needs the amounts; they change only with the data or the rate. */
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
