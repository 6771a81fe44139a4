import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { createTranslate, type Messages, type Translate } from "#i18n/translate.ts";
import { useTextView } from "./text-view.ts";

type MessagesOf = (language: Language) => Messages;

const MessagesContext = createContext<MessagesOf>(() => ({}));
const TranslateContext = createContext<Translate>(createTranslate("en", {}));

/** The source of messages: the server's files during SSR, the fetched language in the browser. */
export function MessagesProvider({ messagesOf, children }: { messagesOf: MessagesOf; children: ReactNode }) {
  return <MessagesContext value={messagesOf}>{children}</MessagesContext>;
}

export function TranslateProvider({ language, children }: { language: Language; children: ReactNode }) {
  const messagesOf = useContext(MessagesContext);
  const view = useTextView();
  const translate = useMemo(
    () => view?.(language) ?? createTranslate(language, messagesOf(language)),
    [view, language, messagesOf],
  );
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}

/** Translates into the page's language: `const t = useTranslate(); t("header.cart")`. */
export function useTranslate(): Translate {
  return useContext(TranslateContext);
}
