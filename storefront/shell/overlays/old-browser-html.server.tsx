import { renderToStaticMarkup } from "react-dom/server";
import { MessagesProvider, TranslateProvider } from "#client/i18n/messages-provider.tsx";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { Messages } from "#i18n/translate.ts";
import { OldBrowserContent } from "./old-browser-content.tsx";

type MessagesOf = (language: Language) => Messages;

const rendered = new WeakMap<Messages, string>();

/** The same on every page that has these messages, so it is rendered once. */
export function oldBrowserHtml(messagesOf: MessagesOf, language: Language): string {
  const messages = messagesOf(language);
  const html = rendered.get(messages) ?? render(messagesOf, language);
  rendered.set(messages, html);
  return html;
}

function render(messagesOf: MessagesOf, language: Language): string {
  return renderToStaticMarkup(
    <MessagesProvider messagesOf={messagesOf}>
      <TranslateProvider language={language}>
        <OldBrowserContent />
      </TranslateProvider>
    </MessagesProvider>,
  );
}
