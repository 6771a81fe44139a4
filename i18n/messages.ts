import { createHash } from "node:crypto";
import type { Language } from "../domain/storefronts/storefront.ts";
import ee from "./messages/ee.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };
import lt from "./messages/lt.json" with { type: "json" };
import lv from "./messages/lv.json" with { type: "json" };
import ru from "./messages/ru.json" with { type: "json" };
import type { Messages } from "./translate.ts";

const ALL: Record<Language, Messages> = { en, lt, lv, ee, ru };

/** For the server only: a browser fetches just the language that it shows. */
export function messagesOf(language: Language): Messages {
  return ALL[language];
}

/** Changes when any text changes, so that a browser never shows old texts on a new page. */
export const MESSAGES_VERSION = createHash("sha256").update(JSON.stringify(ALL)).digest("hex").slice(0, 12);
