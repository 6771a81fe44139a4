import { makeCall } from "#client/calls/network-call.ts";
import { reconnected } from "#client/connection.ts";
import { reportError } from "#client/report-error.ts";
import type { TextGroup } from "#domain/content/translations/text-groups.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { DEFAULT_CALL_POLICY } from "#domain/shared/limits/calls.ts";
import type { Messages } from "#i18n/translate.ts";
import { createStore, useStore } from "#ui/store.ts";
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

/** LOCALE-08: fetches each group of a language's messages once. Returns whether all have come. */
export async function loadMessages(
  language: Language,
  version: string,
  groups: readonly TextGroup[],
): Promise<boolean> {
  const attempts = await Promise.all(groups.map((group) => loadMessagesOf(group, language, version)));
  return attempts.every(Boolean);
}

/** The page keeps the words of its document meanwhile: without texts React would put keys in their place. */
export async function untilMessagesCome(...wanted: Parameters<typeof loadMessages>): Promise<void> {
  while (!(await loadMessages(...wanted))) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    await reconnected();
  }
}

async function loadMessagesOf(group: TextGroup, language: Language, version: string): Promise<boolean> {
  const name = `${language} ${group}`;
  if (loadedGroups.has(name)) return true;
  try {
    const { resources } = (await makeCall(MESSAGES, { locale: language, v: version, group })) as MessagesAnswer;
    loadedGroups.add(name);
    const texts = { ...loaded.read()[language], ...resources[language]?.translation };
    loaded.write({ ...loaded.read(), [language]: texts });
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}
