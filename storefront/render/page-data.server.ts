import type { RouterContextProvider } from "react-router";
import type { StoreConfig } from "#contracts/shop/operations/store-config.ts";
import { type DepartmentName, presentDepartments } from "#domain/catalogue/search/category-menu.ts";
import { chatOf, type SetUpVendor, vendorsOf } from "#domain/marketing/vendors/vendor-table.ts";
import type { ColourMode, Language } from "#domain/operations/storefronts/storefront.ts";
import { api, visit } from "../context.ts";
import { type ThemeAssets, themeAssets } from "../themes/theme-assets.server.ts";
import { pageCategories } from "./page-categories.ts";
import { pageReader } from "./page-reader.ts";

/** A well-known category of the storefront's tree, in the page's language (CATALOG-03). */
export interface DepartmentLink {
  name: DepartmentName;
  slug: string;
  title: string;
}

/** The data of every page. Nothing personal, because pages are cached for all visitors. */
export interface PageData {
  config: StoreConfig;
  departments: DepartmentLink[];
  locale: Language;
  currencyId: number;
  currency: string;
  colourMode: ColourMode;
  assets: ThemeAssets;
  year: number;
  buildId: string;
  messagesVersion: string;
  debug: boolean;
  /** Third parties that this storefront may load after consent. */
  vendors: SetUpVendor[];
  /** The chat that it may load once somebody asks for it. */
  chat: SetUpVendor | null;
  vendorSink: string | null;
}

export async function loadPageData(context: Readonly<RouterContextProvider>, url: URL): Promise<PageData> {
  const current = context.get(visit);
  const { storefront, colourMode, buildId, messagesVersion, debug, vendorSink } = current;
  const { language, currency } = pageReader(current, url);
  const locale = language.iso_code;
  // The footer names the ways to pay.
  current.tags.add("commerce");
  const [config, departments] = await Promise.all([
    context.get(api).storefronts.storeConfig({ langIso: locale }),
    loadDepartments(context, locale),
  ]);
  return {
    config,
    departments,
    locale,
    currencyId: currency.id,
    currency: currency.iso_code,
    colourMode,
    assets: themeAssets(storefront.theme),
    year: new Date().getFullYear(),
    buildId,
    messagesVersion,
    debug,
    vendors: vendorsOf(storefront, locale),
    chat: chatOf(storefront, locale),
    vendorSink,
  };
}

async function loadDepartments(context: Readonly<RouterContextProvider>, locale: Language): Promise<DepartmentLink[]> {
  const { storefront, tags } = context.get(visit);
  if (!storefront.features.includes("marketplace")) return [];
  tags.add("catalog");
  const categories = await pageCategories(context, locale);
  return presentDepartments(categories, storefront.wellKnownCategories).map(({ name, category }) => ({
    name,
    slug: category.slug,
    title: category.name,
  }));
}
