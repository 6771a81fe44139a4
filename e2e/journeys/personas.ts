import { DEMO_LANGUAGES } from "#demo/languages.ts";
import { DEMO_CURRENCIES } from "#demo/storefronts.ts";
import type { AnyMessageKey } from "#i18n/message-key.ts";
import { messagesOf } from "#i18n/messages.ts";
import { createTranslate, translateFilled } from "#i18n/translate.ts";
import { at, DESKTOP, hostOf, PHONE } from "./sites.ts";

/** A customer with a device, a language and a currency. */
export type Persona = ReturnType<typeof createPersona>;

const SITE = "lt";

interface Traits {
  viewport: typeof DESKTOP;
  language: "en" | "lt";
  currency: keyof typeof DEMO_CURRENCIES;
  /** The source of a regular expression that matches any amount in this language and currency. */
  amount: string;
}

function createPersona({ viewport, language, currency, amount }: Traits) {
  const t = createTranslate(language, messagesOf(language));
  const currencyId = DEMO_CURRENCIES[currency];
  const saved = { name: "currency_id", value: String(currencyId), domain: hostOf(SITE), path: "/" };
  const cookie = { ...saved, expires: -1, httpOnly: false, secure: false, sameSite: "Lax" as const };
  return {
    name: `at ${viewport.width} px, ${language}, ${currency}`,
    language,
    currency,
    /** The input of calls. */
    shownIn: { language_id: DEMO_LANGUAGES[language].id, currency_id: currencyId },
    /** For `test.use(persona.device)`. */
    device: { viewport, storageState: { cookies: [cookie], origins: [] } },
    t,
    /** Matches a message with any amount. */
    priced: (key: AnyMessageKey) => new RegExp(`^${translateFilled(t, key, { amount })}$`),
    /** The URL of a page in this language. */
    at: (path: string) => at(SITE, `/${language}${path}`),
    /** Unique per persona and journey. */
    email: (journey: string) => `${journey}-${viewport.width}@example.com`,
  };
}

export const ENGLISH = createPersona({
  viewport: DESKTOP,
  language: "en",
  currency: "EUR",
  amount: "€[\\d\\s]+\\.\\d\\d",
});

const LITHUANIAN = createPersona({
  viewport: PHONE,
  language: "lt",
  currency: "USD",
  amount: "[\\d\\s]+,\\d\\d\\s\\$",
});

/** Two personas cover both widths, languages and currencies. */
export const PERSONAS = [ENGLISH, LITHUANIAN];
