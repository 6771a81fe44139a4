import { asc, eq } from "drizzle-orm";
import { EURO_RATE } from "#domain/money/pricing/convert.ts";
import type { CurrencyProfile, LanguageProfile, StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { newestRates } from "#modules/money/rates/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import * as t from "./tables.ts";

export interface HostRow {
  host: string;
  storefrontCode: string;
  /** A host may have another default language than its storefront. */
  defaultLanguage: Language | null;
}

export async function loadHosts(db: Database): Promise<HostRow[]> {
  return db
    .select({
      host: t.storefrontHosts.host,
      storefrontCode: t.storefrontHosts.storefrontCode,
      defaultLanguage: t.languages.isoCode,
    })
    .from(t.storefrontHosts)
    .leftJoin(t.languages, eq(t.languages.id, t.storefrontHosts.defaultLanguageId));
}

async function loadLanguages(db: Database): Promise<Map<string, LanguageProfile[]>> {
  const rows = await db
    .select()
    .from(t.storefrontLanguages)
    .innerJoin(t.languages, eq(t.languages.id, t.storefrontLanguages.languageId))
    .orderBy(asc(t.storefrontLanguages.position));
  const byStorefront = Map.groupBy(rows, (row) => row.storefront_languages.storefrontCode);
  return mapValues(byStorefront, ({ languages, storefront_languages: settings }) => ({
    id: languages.id,
    iso_code: languages.isoCode,
    local_title: languages.localTitle,
    gtm_id: settings.gtmId,
    pixel_id: settings.pixelId,
    live_agent_id: settings.liveAgentId,
    mp_default_sort: settings.mpDefaultSort,
    hero: { title: settings.heroTitle, text: settings.heroText, action: settings.heroAction },
  }));
}

/** Each currency with the newest rate that is stored of it. */
async function loadCurrencies(db: Database): Promise<Map<number, CurrencyProfile>> {
  const rows = await db
    .select({
      id: t.currencies.id,
      iso_code: t.currencies.isoCode,
      millionths_per_euro: newestRates.millionthsPerEuro,
    })
    .from(t.currencies)
    .leftJoin(newestRates, eq(newestRates.currencyId, t.currencies.id))
    .orderBy(asc(t.currencies.id));
  return new Map(
    rows.map((row) => [row.id, row.iso_code === "EUR" ? { ...row, millionths_per_euro: EURO_RATE } : row]),
  );
}

export async function findCurrencyId(db: Database, isoCode: string): Promise<number | undefined> {
  const [currency] = await db
    .select({ id: t.currencies.id })
    .from(t.currencies)
    .where(eq(t.currencies.isoCode, isoCode));
  return currency?.id;
}

async function loadOfferedCurrencies(db: Database): Promise<Map<string, number[]>> {
  const rows = await db.select().from(t.storefrontCurrencies).orderBy(asc(t.storefrontCurrencies.position));
  const byStorefront = Map.groupBy(rows, ({ storefrontCode }) => storefrontCode);
  return mapValues(byStorefront, ({ currencyId }) => currencyId);
}

function mapValues<Row, Value>(groups: Map<string, Row[]>, map: (row: Row) => Value): Map<string, Value[]> {
  return new Map(Array.from(groups, ([key, rows]) => [key, rows.map(map)]));
}

export async function loadStorefronts(db: Database): Promise<Omit<StorefrontProfile, "texts">[]> {
  const [rows, languages, currencies, offered] = await Promise.all([
    db
      .select()
      .from(t.storefronts)
      .innerJoin(t.languages, eq(t.languages.id, t.storefronts.defaultLanguageId))
      .innerJoin(t.countries, eq(t.countries.id, t.storefronts.defaultCountryId))
      .orderBy(asc(t.storefronts.position)),
    loadLanguages(db),
    loadCurrencies(db),
    loadOfferedCurrencies(db),
  ]);
  const currency = (id: number) => currencies.get(id) as CurrencyProfile;
  return rows.map(({ storefronts: row, languages: language, countries: country }) => ({
    ...row,
    documentLogo: row.documentLogo?.toString("base64") ?? null,
    languages: languages.get(row.code) ?? [],
    allCurrencies: [...currencies.values()],
    currencies: (offered.get(row.code) ?? []).map(currency),
    conversionCurrency: currency(row.conversionCurrencyId),
    defaultLanguageIso: language.isoCode,
    defaultCountryIso: country.isoCode,
  }));
}
