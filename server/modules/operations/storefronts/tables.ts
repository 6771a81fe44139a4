import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Feature, Language, Theme } from "#domain/operations/storefronts/storefront.ts";
import { bytea } from "#platform/database/bytea.ts";

export const countries = pgTable("countries", {
  id: integer().primaryKey(),
  isoCode: text("iso_code").notNull(),
});

export const languages = pgTable("languages", {
  id: integer().primaryKey(),
  isoCode: text("iso_code").$type<Language>().notNull(),
  localTitle: text("local_title").notNull(),
});

export const currencies = pgTable("currencies", {
  id: integer().primaryKey(),
  isoCode: text("iso_code").notNull(),
});

export const storefronts = pgTable("storefronts", {
  code: text().primaryKey(),
  name: text().notNull(),
  theme: text().$type<Theme>().notNull(),
  appUrl: text("app_url").notNull(),
  logoUrl: text("logo_url"),
  documentLogo: bytea("document_logo"),
  defaultLanguageId: integer("default_language_id").notNull(),
  defaultCountryId: integer("default_country_id").notNull(),
  conversionCurrencyId: integer("conversion_currency_id").notNull(),
  features: text().array().$type<Feature[]>().notNull(),
  filtersOrders: boolean("filters_orders").notNull().default(true),
  wellKnownCategories: jsonb("well_known_categories").$type<Record<string, number>>().notNull(),
  categoryDocKey: text("category_doc_key").notNull().default("1"),
  criteoKey: text("criteo_key"),
  klaviyoKey: text("klaviyo_key"),
  errorReportingDsn: text("error_reporting_dsn"),
  paymentVerification: text("payment_verification"),
  searchVerification: text("search_verification"),
  redirectHosts: text("redirect_hosts").array().notNull().default([]),
  position: integer().notNull().default(0),
  legalName: text("legal_name"),
  legalAddress: text("legal_address"),
  companyCode: text("company_code"),
  vatNumber: text("vat_number"),
});

export const storefrontHosts = pgTable("storefront_hosts", {
  host: text().primaryKey(),
  storefrontCode: text("storefront_code").notNull(),
  defaultLanguageId: integer("default_language_id"),
});

export const storefrontLanguages = pgTable(
  "storefront_languages",
  {
    storefrontCode: text("storefront_code").notNull(),
    languageId: integer("language_id").notNull(),
    position: integer().notNull(),
    gtmId: text("gtm_id"),
    pixelId: text("pixel_id"),
    liveAgentId: text("live_agent_id"),
    mpDefaultSort: integer("mp_default_sort"),
    heroTitle: text("hero_title"),
    heroText: text("hero_text"),
    heroAction: text("hero_action"),
  },
  (table) => [primaryKey({ columns: [table.storefrontCode, table.languageId] })],
);

export const storefrontCurrencies = pgTable(
  "storefront_currencies",
  {
    storefrontCode: text("storefront_code").notNull(),
    currencyId: integer("currency_id").notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefrontCode, table.currencyId] })],
);
