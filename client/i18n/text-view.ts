import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { Translate } from "#i18n/translate.ts";
import { createStore, useStore } from "#ui/store.ts";

/** How texts are shown to translators; null where they are shown as to everybody. */
export type TextView = (language: Language) => Translate | null;

const shown = createStore<TextView | null>(null);

/** OVERLAY-03: its code is loaded only for those who may see it. */
export const useTextView = (): TextView | null => useStore(shown);

export const showTexts = (view: TextView | null): void => shown.write(view);
