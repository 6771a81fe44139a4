import { createHash } from "node:crypto";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import ee from "./messages/ee.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };
import lt from "./messages/lt.json" with { type: "json" };
import lv from "./messages/lv.json" with { type: "json" };
import ru from "./messages/ru.json" with { type: "json" };
import { createTranslate, type Messages, type Translate } from "./translate.ts";

const ALL: Record<Language, Messages> = { en, lt, lv, ee, ru };

/** The program's own. For the server only: a browser fetches just the language that it shows. */
export function messagesOf(language: Language): Messages {
  return ALL[language];
}

type WithTexts = Pick<StorefrontProfile, "texts">;

/** With what staff changed in a storefront. */
export function messagesIn({ texts }: WithTexts, language: Language): Messages {
  return texts.messages[language] ?? ALL[language];
}

/** Translates as a storefront's pages do, for mails, documents and files. */
export function translateFor(storefront: WithTexts, language: Language): Translate {
  return createTranslate(language, messagesIn(storefront, language));
}

const OWN_VERSION = createHash("sha256").update(JSON.stringify(ALL)).digest("hex").slice(0, 12);

/** Changes when any text changes, so that a browser never shows old texts on a new page. */
export const messagesVersion = ({ texts }: WithTexts): string =>
  texts.version === "" ? OWN_VERSION : `${OWN_VERSION}-${texts.version}`;
