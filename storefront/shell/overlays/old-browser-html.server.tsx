import { renderToStaticMarkup } from "react-dom/server";
import { MessagesProvider, TranslateProvider } from "../../../client/i18n/messages-provider.tsx";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import { messagesOf } from "../../../i18n/messages.ts";
import { OldBrowserContent } from "./old-browser-content.tsx";

const rendered = new Map<Language, string>();

/** The same on every page of a language, so it is rendered once. */
export function oldBrowserHtml(language: Language): string {
  const html = rendered.get(language) ?? render(language);
  rendered.set(language, html);
  return html;
}

function render(language: Language): string {
  return renderToStaticMarkup(
    <MessagesProvider messagesOf={messagesOf}>
      <TranslateProvider language={language}>
        <OldBrowserContent />
      </TranslateProvider>
    </MessagesProvider>,
  );
}
