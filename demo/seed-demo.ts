import { eq } from "drizzle-orm";
import type { Pool } from "pg";
import { SORTS } from "#domain/catalogue/listing/default-sort.ts";
import * as t from "#modules/operations/storefronts/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { seedDemoBalance } from "./balance.ts";
import { seedCatalogue } from "./catalog/seed-catalogue.ts";
import { seedDemoClaims } from "./claims/seed-demo-claims.ts";
import { seedCompanyRequests } from "./companies/seed-company-requests.ts";
import { seedDemoCompany } from "./companies/seed-demo-company.ts";
import { seedContacts } from "./contacts/seed-contacts.ts";
import { seedDemoMessages } from "./contacts/seed-demo-messages.ts";
import { seedContent } from "./content/seed-content.ts";
import { seedTexts } from "./content/seed-texts.ts";
import { seedCustoms } from "./customs/seed-customs.ts";
import { seedDelivery } from "./delivery/seed-delivery.ts";
import { seedDemoRequests } from "./forward-requests/seed-demo-requests.ts";
import { HERO_TEXTS } from "./hero-texts.ts";
import { seedAccounts } from "./identity/seed-accounts.ts";
import { seedDemoInvoices } from "./invoices/seed-demo-invoices.ts";
import { DEMO_LANGUAGES } from "./languages.ts";
import { seedDemoMarketing } from "./marketing/seed-demo-marketing.ts";
import { asOnlySeeder } from "./only-seeder.ts";
import { seedDemoOrders } from "./orders/seed-demo-orders.ts";
import { seedDemoParcels } from "./parcels/seed-demo-parcels.ts";
import { seedPaymentMethods } from "./payment-methods.ts";
import { seedPhoneReservations } from "./phone-reservations/seed-phone-reservations.ts";
import { seedPromotions } from "./promotions.ts";
import { seedDemoQuotes } from "./quotes/seed-demo-quotes.ts";
import { seedRouteRules } from "./redirects/seed-route-rules.ts";
import { DEMO_SELLERS } from "./sellers.ts";
import { DEMO_COUNTRIES, DEMO_CURRENCIES, DEMO_STOREFRONTS, type DemoStorefront } from "./storefronts.ts";
import { documentLogo } from "./theme-pictures/document-logo.ts";
import { seedWarehouses } from "./warehouses.ts";
import { seedDemoWithdrawals } from "./withdrawals/seed-demo-withdrawals.ts";

export interface DemoOptions {
  /** The number of products of the catalogue. */
  products?: number;
  /** Arrivals, price histories and offers are relative to this day. */
  today?: Date;
}

const DEMO_PRODUCTS = 2_000;

/** Fills an empty database with the demo business. Existing data is not changed, because staff may have edited it. */
export const seedDemo = (db: Database, port: number, options: DemoOptions = {}): Promise<void> =>
  asOnlySeeder(poolOf(db), () => seedAll(db, port, options));

async function seedAll(db: Database, port: number, options: DemoOptions): Promise<void> {
  await seedStorefronts(db, port);
  const { products = DEMO_PRODUCTS, today = new Date() } = options;
  await seedAccounts(db);
  await seedPaymentMethods(db);
  await seedDelivery(db, today);
  await seedPromotions(db, today);
  await seedWarehouses(db);
  await seedCustoms(db, today);
  const client = await poolOf(db).connect();
  try {
    await seedCatalogue(client, { products, today });
  } finally {
    client.release();
  }
  await seedDemoOrders(db, today);
  await seedDemoParcels(db, today);
  await seedDemoCompany(db, today);
  await seedDemoInvoices(db, today);
  await seedDemoBalance(db, today);
  await seedDemoRequests(db, today);
  await seedCompanyRequests(db, today);
  await seedDemoQuotes(db, today);
  await seedDemoWithdrawals(db, today);
  await seedDemoClaims(db, today);
  await seedPhoneReservations(db, today);
  await seedDemoMessages(db, today);
  await seedDemoMarketing(db, today);
  await seedTexts(db, today);
  await seedRouteRules(db, today);
}

/** COPY needs a raw connection, below the query builder. */
const poolOf = (db: Database) => (db as Database & { $client: Pool }).$client;

/** The eight storefronts without a catalogue. */
export async function seedStorefronts(db: Database, port: number): Promise<void> {
  await transact(db, async (tx) => {
    await seedLists(tx);
    for (const [position, storefront] of DEMO_STOREFRONTS.entries()) {
      const added = await tx
        .insert(t.storefronts)
        .values({
          code: storefront.code,
          name: storefront.name,
          theme: storefront.theme,
          documentLogo: documentLogo(storefront.theme),
          appUrl: demoAppUrl(storefront.code, port),
          defaultLanguageId: DEMO_LANGUAGES[storefront.languages[0] ?? "en"].id,
          defaultCountryId: DEMO_COUNTRIES[storefront.country],
          conversionCurrencyId: DEMO_CURRENCIES.USD,
          features: storefront.features,
          filtersOrders: storefront.filtersOrders ?? true,
          wellKnownCategories: storefront.categories,
          categoryDocKey: storefront.categoryDocKey ?? "1",
          paymentVerification: `demo-payment-${storefront.code}`,
          searchVerification: `demo-search-${storefront.code}`,
          position,
          ...DEMO_SELLERS[storefront.code],
        })
        .onConflictDoNothing()
        .returning();
      if (added.length > 0) await seedSettings(tx, storefront);
      await seedContacts(tx, storefront, new Date());
    }
  });
}

/** Updates the demo's URLs to the port it is started on. */
export async function followPort(db: Database, port: number): Promise<void> {
  for (const { code } of DEMO_STOREFRONTS) {
    await db
      .update(t.storefronts)
      .set({ appUrl: demoAppUrl(code, port) })
      .where(eq(t.storefronts.code, code));
  }
}

const demoAppUrl = (code: string, port: number) => `http://${code}.localhost${port === 80 ? "" : `:${port}`}`;

async function seedLists(db: Database): Promise<void> {
  const countries = Object.entries(DEMO_COUNTRIES).map(([isoCode, id]) => ({ id, isoCode }));
  const currencies = Object.entries(DEMO_CURRENCIES).map(([isoCode, id]) => ({ id, isoCode }));
  const languages = Object.entries(DEMO_LANGUAGES).map(([isoCode, { id, title }]) => ({
    id,
    isoCode: isoCode as keyof typeof DEMO_LANGUAGES,
    localTitle: title,
  }));
  await db.insert(t.countries).values(countries).onConflictDoNothing();
  await db.insert(t.currencies).values(currencies).onConflictDoNothing();
  await db.insert(t.languages).values(languages).onConflictDoNothing();
}

async function seedSettings(db: Database, storefront: DemoStorefront): Promise<void> {
  const { code: storefrontCode } = storefront;
  await db.insert(t.storefrontHosts).values([
    { storefrontCode, host: `${storefrontCode}.localhost` },
    ...Object.entries(storefront.otherHosts ?? {}).map(([host, language]) => ({
      storefrontCode,
      host,
      defaultLanguageId: DEMO_LANGUAGES[language].id,
    })),
  ]);
  await db.insert(t.storefrontLanguages).values(
    storefront.languages.map((language, position) => {
      const hero = HERO_TEXTS[storefront.code]?.[language];
      return {
        storefrontCode,
        languageId: DEMO_LANGUAGES[language].id,
        position,
        // Words are answered by relevance; without words that orders as best sellers do.
        mpDefaultSort: SORTS.relevance,
        heroTitle: hero?.title,
        heroText: hero?.text,
        heroAction: hero?.action,
      };
    }),
  );
  await db
    .insert(t.storefrontCurrencies)
    .values(
      storefront.currencies.map((iso, position) => ({ storefrontCode, currencyId: DEMO_CURRENCIES[iso], position })),
    );
  await seedContent(db, storefront);
}
