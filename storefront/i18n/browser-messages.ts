import type { Language } from "../../domain/storefronts/storefront.ts";
import type { Messages } from "../../i18n/translate.ts";
import { browserApi } from "../browser-api.ts";

const loaded = new Map<Language, Messages>();

export function loadedMessages(language: Language): Messages {
  return loaded.get(language) ?? {};
}

/** LOCALE-08: the texts of one language, fetched once. */
export async function loadMessages(language: Language, version: string): Promise<void> {
  if (loaded.has(language)) return;
  const { resources } = await browserApi.translations.messages({ locale: language, v: version });
  loaded.set(language, resources[language]?.translation ?? {});
}
