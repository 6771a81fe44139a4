import { DEMO_CURRENCIES, DEMO_LANGUAGES } from "../../demo/storefronts.ts";
import { messagesOf } from "../../i18n/messages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { at, DESKTOP, hostOf, PHONE } from "./sites.ts";

/** Somebody with a device, a language and a currency of their own. */
export type Reader = ReturnType<typeof createReader>;

const SITE = "lt";

interface Traits {
  viewport: typeof DESKTOP;
  language: "en" | "lt";
  currency: keyof typeof DEMO_CURRENCIES;
  /** How any amount of their money is written: the source of an expression. */
  amount: string;
}

function createReader({ viewport, language, currency, amount }: Traits) {
  const t = createTranslate(language, messagesOf(language));
  const currencyId = DEMO_CURRENCIES[currency];
  const saved = { name: "currency_id", value: String(currencyId), domain: hostOf(SITE), path: "/" };
  const cookie = { ...saved, expires: -1, httpOnly: false, secure: false, sameSite: "Lax" as const };
  return {
    name: `at ${viewport.width} px, ${language}, ${currency}`,
    language,
    currency,
    /** What calls are told of them. */
    shownIn: { language_id: DEMO_LANGUAGES[language].id, currency_id: currencyId },
    /** What their browser is like: `test.use(reader.device)`. */
    device: { viewport, storageState: { cookies: [cookie], origins: [] } },
    /** The shop's own words to them. */
    t,
    /** A text with an amount of their money in it, whichever it is. */
    priced: (key: Parameters<typeof t>[0]) => new RegExp(`^${t(key, { amount })}$`),
    /** A page in their language. */
    at: (path: string) => at(SITE, `/${language}${path}`),
    /** An address that no other reader's run of the journey has. */
    email: (journey: string) => `${journey}-${viewport.width}@example.com`,
  };
}

export const ENGLISH = createReader({
  viewport: DESKTOP,
  language: "en",
  currency: "EUR",
  amount: "€[\\d\\s]+\\.\\d\\d",
});

const LITHUANIAN = createReader({
  viewport: PHONE,
  language: "lt",
  currency: "USD",
  amount: "[\\d\\s]+,\\d\\d\\s\\$",
});

/** Each width brings a language and a currency with it: a journey at both widths proves all of them. */
export const READERS = [ENGLISH, LITHUANIAN];
