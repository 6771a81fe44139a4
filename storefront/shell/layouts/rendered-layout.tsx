import { createContext, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { MessagesProvider, TranslateProvider } from "#client/i18n/messages-provider.tsx";
import { DEPARTMENT_NAMES } from "#domain/catalogue/search/category-menu.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import {
  FEATURES,
  type Feature,
  type Language,
  type LayoutName,
  languageName,
  type Theme,
} from "#domain/operations/storefronts/storefront.ts";
import { messagesOf } from "#i18n/messages.ts";
import type { PageData } from "../../render/page-data.server.ts";
import { SparePageData } from "../page-data.tsx";
import { PageLayout } from "./page-layout.tsx";

export interface LayoutSample {
  layout?: LayoutName;
  theme?: Theme;
  language?: Language;
  languages?: Language[];
  currencies?: string[];
  features?: readonly Feature[];
  blogs?: boolean;
  departments?: PageData["departments"];
  path?: string;
}

const departments = DEPARTMENT_NAMES.map((name) => ({ name, slug: name, title: `All ${name}` }));

function pageDataOf(sample: LayoutSample): PageData {
  const { theme = "default", language = "en", languages = ["lt", "en"], currencies = ["EUR", "USD"] } = sample;
  const site = {
    name: "Crossdock",
    theme,
    cdn_logo: null,
    languages: languages.map((iso_code) => ({ iso_code, local_title: languageName[iso_code] })),
    default_country_iso: "LT",
    features: sample.features ?? FEATURES,
    payment_processors: [PROVIDER.card, PROVIDER.balance],
  };
  const filteredCurrencies = currencies.map((iso_code, index) => ({ id: index + 1, iso_code }));
  return {
    config: { site, filteredCurrencies, blogs: sample.blogs ?? false },
    departments: sample.departments ?? departments,
    locale: language,
    currencyId: 1,
    currency: "EUR",
    colourMode: "light",
    assets: { logo: { day: "/logo.svg", night: null }, logoOnTop: "/logo-on-top.svg", favicon: "/favicon.svg" },
    year: 2031,
  } as unknown as PageData;
}

export const SAMPLE_CONTENT = "Content of the page";

const SampleLayout = createContext<LayoutName>("default");

function SamplePage() {
  return <PageLayout layout={useContext(SampleLayout)}>{SAMPLE_CONTENT}</PageLayout>;
}

const Stub = createRoutesStub([{ id: "page", path: "*", Component: SamplePage }]);

/** For tests: a page in its layout as the server renders it. */
export function renderLayout(sample: LayoutSample = {}): string {
  const { layout = "default", language = "en", path = `/${language}` } = sample;
  return renderToStaticMarkup(
    <MessagesProvider messagesOf={messagesOf}>
      <SparePageData data={pageDataOf(sample)}>
        <TranslateProvider language={language}>
          <SampleLayout value={layout}>
            <Stub initialEntries={[path]} />
          </SampleLayout>
        </TranslateProvider>
      </SparePageData>
    </MessagesProvider>,
  );
}
