import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { createMemoryRouter, RouterProvider } from "react-router";
import { MessagesProvider, TranslateProvider } from "#client/i18n/messages-provider.tsx";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import type { ColourMode, Feature, Language, Theme } from "#domain/operations/storefronts/storefront.ts";
import { messagesOf } from "#i18n/messages.ts";
import type { PageData } from "../../render/page-data.server.ts";
import { SparePageData } from "../page-data.tsx";

export interface TestPage {
  path?: string;
  /** As in routes.ts. */
  routeName?: string;
  language?: Language;
  theme?: Theme;
  features?: Feature[];
  paymentProcessors?: ProviderId[];
  hero?: PageData["config"]["hero"];
  colourMode?: ColourMode;
  debug?: boolean;
  blogs?: boolean;
  chat?: PageData["chat"];
  /** The data of the page's own loader, for its head and menus. */
  loaderData?: unknown;
}

const drawing = (name: string) => ({ day: `/${name}.svg`, night: `/${name}-night.svg` });

function pageDataOf({ language = "en", theme = "default", features = [], ...page }: TestPage): PageData {
  const site = {
    code: "lt",
    name: "Crossdock",
    theme,
    app_url: "https://lt.test",
    cdn_logo: null,
    languages: [{ iso_code: "lt" }, { iso_code: "en" }],
    features,
    payment_processors: page.paymentProcessors ?? [],
    default_country_id: 1,
    default_country_iso: "LT",
    payment_verification: null,
    search_verification: null,
  };
  const assets = {
    logo: "/logo.svg",
    openGraph: "/og.svg",
    hero: drawing("hero"),
    entries: { shop: drawing("shop"), buy: drawing("buy"), forward: drawing("forward") },
    lostParcel: drawing("lost"),
  };
  const hero = page.hero ?? { title: null, text: null, action: null };
  return {
    config: {
      site,
      hero,
      blogs: page.blogs ?? false,
      filteredCurrencies: [{ id: 1, iso_code: "EUR" }],
      searchKeys: { languageId: 1 },
    },
    locale: language,
    currencyId: 1,
    currency: "EUR",
    colourMode: page.colourMode ?? "light",
    assets,
    buildId: "build-1",
    debug: page.debug ?? false,
    vendors: [],
    chat: page.chat ?? null,
  } as unknown as PageData;
}

function treeOf(piece: ReactNode, page: TestPage): ReactNode {
  const { language = "en", path = `/${language}`, routeName = "page" } = page;
  const router = createMemoryRouter([{ id: routeName, path: "*", element: piece }], {
    initialEntries: [path],
    hydrationData: { loaderData: { [routeName]: page.loaderData } },
  });
  return (
    <MessagesProvider messagesOf={messagesOf}>
      <SparePageData data={pageDataOf(page)}>
        <TranslateProvider language={language}>
          <RouterProvider router={router} />
        </TranslateProvider>
      </SparePageData>
    </MessagesProvider>
  );
}

/** For tests: a component as the server renders it, in a made-up storefront. */
export function renderPage(piece: ReactNode, page: TestPage = {}): string {
  return renderToStaticMarkup(treeOf(piece, page));
}

/** The same with the parts whose code is loaded late. */
export async function renderWholePage(piece: ReactNode, page: TestPage = {}): Promise<string> {
  const { prelude } = await prerenderToNodeStream(treeOf(piece, page));
  return text(prelude);
}
