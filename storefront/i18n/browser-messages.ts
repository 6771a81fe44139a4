import { makeCall } from "../../client/calls/network-call.ts";
import { reconnected } from "../../client/connection.ts";
import { reportError } from "../../client/report-error.ts";
import { DEFAULT_CALL_POLICY } from "../../domain/limits/calls.ts";
import type { Language } from "../../domain/storefronts/storefront.ts";
import type { TextGroup } from "../../domain/translations/text-groups.ts";
import type { Messages } from "../../i18n/translate.ts";
import { createStore, useStore } from "../../ui/store.ts";
import type { Api } from "../context.ts";

/** Hydration needs only this call; the wire table of all calls loads later. */
const MESSAGES = {
  method: "GET",
  path: "/translations/translationMessages",
  ...DEFAULT_CALL_POLICY,
} as const;
type MessagesAnswer = Awaited<ReturnType<Api["translations"]["messages"]>>;

const AGAIN_MS = 3_000;

const loaded = createStore<Partial<Record<Language, Messages>>>({});
const loadedGroups = new Set<string>();

/** Changes when texts arrive, so that those of the page appear. */
export function useLoadedMessages(): (language: Language) => Messages {
  const messages = useStore(loaded);
  return (language) => messages[language] ?? {};
}

/**
 * LOCALE-08: fetches each group of a language's messages once. A failure is no reason to stop: the page shows keys where
 * texts are missing, and the texts when a later attempt succeeds.
 */
export async function loadMessages(language: Language, version: string, groups: readonly TextGroup[]): Promise<void> {
  await Promise.all(groups.map((group) => loadMessagesOf(group, language, version)));
}

async function loadMessagesOf(group: TextGroup, language: Language, version: string): Promise<void> {
  const name = `${language} ${group}`;
  if (loadedGroups.has(name)) return;
  try {
    const { resources } = (await makeCall(MESSAGES, { locale: language, v: version, group })) as MessagesAnswer;
    loadedGroups.add(name);
    const texts = { ...loaded.read()[language], ...resources[language]?.translation };
    loaded.write({ ...loaded.read(), [language]: texts });
  } catch (error) {
    reportError(error);
    setTimeout(() => void reconnected().then(() => loadMessagesOf(group, language, version)), AGAIN_MS);
  }
}
