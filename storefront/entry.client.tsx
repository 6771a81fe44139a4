import { type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchConnection } from "#client/connection.ts";
import { MessagesProvider } from "#client/i18n/messages-provider.tsx";
import { explainMissingPart } from "#client/late.ts";
import { watchUnhandledErrors } from "#client/report-error.ts";
import { trustOwnScripts } from "#client/trusted-types.ts";
import { groupsFor } from "#domain/content/translations/text-groups.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { untilMessagesCome, useLoadedMessages } from "./i18n/browser-messages.ts";
import { HydrationBoundary } from "./shell/errors/hydration-boundary.tsx";
import { keepScrollPosition } from "./shell/keep-scroll-position.ts";
import { readSparePageData, SparePageData } from "./shell/page-data.tsx";
import { readPageStart } from "./starter/page-start.ts";

const { locale, messagesVersion } = document.documentElement.dataset;
const language = LANGUAGES.find((known) => known === locale) ?? "en";

trustOwnScripts();
watchConnection();
watchUnhandledErrors(explainMissingPart);

void untilMessagesCome(language, messagesVersion ?? "", groupsFor(readPageStart().waits)).then(hydrate);

function BrowserMessages({ children }: { children: ReactNode }) {
  return <MessagesProvider messagesOf={useLoadedMessages()}>{children}</MessagesProvider>;
}

function hydrate(): void {
  keepScrollPosition();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <BrowserMessages>
          <HydrationBoundary language={language}>
            <SparePageData data={readSparePageData()}>
              <HydratedRouter />
            </SparePageData>
          </HydrationBoundary>
        </BrowserMessages>
      </StrictMode>,
    );
  });
}
