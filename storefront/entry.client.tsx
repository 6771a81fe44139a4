import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { MessagesProvider } from "../client/i18n/messages-provider.tsx";
import { reportError, watchUnhandledErrors } from "../client/report-error.ts";
import { trustOwnScripts } from "../client/trusted-types.ts";
import { LANGUAGES } from "../domain/storefronts/storefront.ts";
import { loadedMessages, loadMessages } from "./i18n/browser-messages.ts";
import { readSparePageData, SparePageData } from "./shell/page-data.tsx";

const { locale, messagesVersion } = document.documentElement.dataset;
const language = LANGUAGES.find((known) => known === locale) ?? "en";

trustOwnScripts();
watchUnhandledErrors();

// Without messages the page stays as the server sent it: links and forms work without hydration.
loadMessages(language, messagesVersion ?? "").then(hydrate, reportError);

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MessagesProvider messagesOf={loadedMessages}>
          <SparePageData data={readSparePageData()}>
            <HydratedRouter />
          </SparePageData>
        </MessagesProvider>
      </StrictMode>,
    );
  });
}
