import type { RouterContextProvider } from "react-router";
import type { StoreConfig } from "../contracts/calls/store-config.ts";
import { readLocale } from "../domain/locale/locale-path.ts";
import type { ColourMode, Language } from "../domain/storefronts/storefront.ts";
import { api, visit } from "./context.ts";
import { type ThemeAssets, themeAssets } from "./themes/theme-assets.server.ts";

/** What every page knows: its storefront, language, currency, look and build. Nothing about a person. */
export interface PageData {
  config: StoreConfig;
  locale: Language;
  currencyId: number;
  colourMode: ColourMode;
  assets: ThemeAssets;
  year: number;
  buildId: string;
  messagesVersion: string;
  debug: boolean;
}

export async function describePage(context: Readonly<RouterContextProvider>, url: URL): Promise<PageData> {
  const { storefront, hostDefaultLanguage, currencyId, colourMode, buildId, messagesVersion, debug } =
    context.get(visit);
  const languages = storefront.languages.map(({ iso_code }) => iso_code);
  const locale = readLocale(url.pathname, languages) ?? hostDefaultLanguage;
  return {
    config: await context.get(api).storefronts.storeConfig({ langIso: locale }),
    locale,
    currencyId,
    colourMode,
    assets: themeAssets(storefront.theme),
    year: new Date().getFullYear(),
    buildId,
    messagesVersion,
    debug,
  };
}
