import { makeCall } from "../../client/calls/network-call.ts";
import { CALL_POLICIES } from "../../domain/limits/calls.ts";
import type { Language } from "../../domain/storefronts/storefront.ts";
import type { Messages } from "../../i18n/translate.ts";
import type { Api } from "../context.ts";

/** Hydration needs only this call; the wire table of all calls loads later. */
const MESSAGES = {
  method: "GET",
  path: "/translations/translationMessages",
  ...CALL_POLICIES.translationsInBrowser,
} as const;
type MessagesAnswer = Awaited<ReturnType<Api["translations"]["messages"]>>;

const loaded = new Map<Language, Messages>();

export function loadedMessages(language: Language): Messages {
  return loaded.get(language) ?? {};
}

/** LOCALE-08: fetches the messages of a language once. */
export async function loadMessages(language: Language, version: string): Promise<void> {
  if (loaded.has(language)) return;
  const { resources } = (await makeCall(MESSAGES, { locale: language, v: version })) as MessagesAnswer;
  loaded.set(language, resources[language]?.translation ?? {});
}
