import { showTexts, type TextView } from "#client/i18n/text-view.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { createTranslate, type Messages } from "#i18n/translate.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { createStore, useStore } from "#ui/store.ts";
import { createKeyView, createMarkedTexts } from "./marked-texts.ts";

export const VIEWS = ["texts", "marks", "keys"] as const;
export type View = (typeof VIEWS)[number];

interface ViewerState {
  view: View;
  /** As they are now: the page may have been loaded before somebody changed them. */
  messages: Partial<Record<Language, Messages>>;
  changed: readonly string[];
  canEdit: boolean;
}

const state = createStore<ViewerState>({ view: "texts", messages: {}, changed: [], canEdit: false });

export const useViewer = (): ViewerState => useStore(state);

function write(next: Partial<ViewerState>): void {
  state.write({ ...state.read(), ...next });
  const { view, messages } = state.read();
  showTexts(viewOf(view, messages));
}

function viewOf(view: View, messages: ViewerState["messages"]): TextView {
  if (view === "keys") return createKeyView;
  const create = view === "marks" ? createMarkedTexts : createTranslate;
  return (language) => {
    const own = messages[language];
    return own ? create(language, own) : null;
  };
}

/** Shows texts, marks or keys; marks need the texts as they are now. */
export async function chooseView(view: View, language: Language): Promise<void> {
  write({ view });
  if (view === "marks" && !state.read().messages[language]) await loadTexts(language);
}

async function loadTexts(language: Language): Promise<void> {
  const [{ resources }, viewer] = await Promise.all([
    browserApi.translations.messages({ locale: language }),
    browserApi.translations.viewer({ locale: language }).catch(() => ({ can_edit: false, changed: [] })),
  ]);
  const messages = { ...state.read().messages, [language]: resources[language]?.translation ?? {} };
  write({ messages, changed: viewer.changed, canEdit: viewer.can_edit });
}

/** Shows a saved text on the page at once. */
export function showChanged(language: Language, key: string, text: string, isChanged: boolean): void {
  const { messages, changed } = state.read();
  const rest = changed.filter((other) => other !== key);
  write({
    messages: { ...messages, [language]: { ...messages[language], [key]: text } },
    changed: isChanged ? [...rest, key] : rest,
  });
}
