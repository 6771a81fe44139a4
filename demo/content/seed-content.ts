import { recordPublished } from "#modules/content/content/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { DemoLanguage } from "../languages.ts";
import { DEMO_LANGUAGES } from "../languages.ts";
import type { DemoStorefront } from "../storefronts.ts";
import { ACCESSIBILITY_PAGE } from "./accessibility-page.ts";
import type { DemoPage } from "./demo-page.ts";
import { type LegalFacts, legalFactsOf } from "./legal-facts.ts";
import { estonianPolicy } from "./privacy-policy/ee.ts";
import { englishPolicy } from "./privacy-policy/en.ts";
import { lithuanianPolicy } from "./privacy-policy/lt.ts";
import { latvianPolicy } from "./privacy-policy/lv.ts";
import { russianPolicy } from "./privacy-policy/ru.ts";
import { estonianAgreement } from "./purchase-agreement/ee.ts";
import { englishAgreement } from "./purchase-agreement/en.ts";
import { lithuanianAgreement } from "./purchase-agreement/lt.ts";
import { latvianAgreement } from "./purchase-agreement/lv.ts";
import { russianAgreement } from "./purchase-agreement/ru.ts";
import { RESERVATION_POLICY } from "./reservation-policy.ts";

const WRITTEN_AT = new Date("2026-11-02T08:00:00Z");

type LegalText = Record<DemoLanguage, (facts: LegalFacts) => DemoPage>;

const PURCHASE_AGREEMENT: LegalText = {
  en: englishAgreement,
  lt: lithuanianAgreement,
  lv: latvianAgreement,
  ee: estonianAgreement,
  ru: russianAgreement,
};

const PRIVACY_POLICY: LegalText = {
  en: englishPolicy,
  lt: lithuanianPolicy,
  lv: latvianPolicy,
  ee: estonianPolicy,
  ru: russianPolicy,
};

/** The pages that every footer links to, in each language of a storefront. */
export async function seedContent(db: Database, storefront: DemoStorefront): Promise<void> {
  const pages = storefront.languages.flatMap((language) =>
    Object.entries(pagesIn(language, storefront)).map(([slug, page]) => ({ language, slug, ...page })),
  );
  const entries = [...Map.groupBy(pages, ({ slug }) => slug)].map(([key, texts]) => ({
    kind: "page" as const,
    key,
    publishedAt: WRITTEN_AT,
    texts: texts.map((text) => ({ ...text, languageId: DEMO_LANGUAGES[text.language].id })),
  }));
  await recordPublished(db, storefront.code, [], entries);
}

function pagesIn(language: DemoLanguage, storefront: DemoStorefront): Record<string, DemoPage> {
  const facts = legalFactsOf(storefront, language);
  return {
    accessibility: ACCESSIBILITY_PAGE[language],
    "purchase-agreement": PURCHASE_AGREEMENT[language](facts),
    "privacy-policy": PRIVACY_POLICY[language](facts),
    ...(storefront.features.includes("marketplace") ? { "reservation-policy": RESERVATION_POLICY[language] } : {}),
  };
}
