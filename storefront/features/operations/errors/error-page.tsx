import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { explainMissingPart, useMissingPart } from "#client/late.ts";
import { raiseError } from "#client/report-error.ts";
import { FullScreen } from "#storefront/shell/errors/full-screen.tsx";
import { RefreshNotice } from "#storefront/shell/errors/refresh-notice.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { type ErrorView, errorViewOf, isUnloaded } from "./error-view.ts";
import { UnexpectedError } from "./unexpected-error.tsx";
import { useErrorReporting } from "./use-error-reporting.ts";

/** Replaces the whole page when it failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const view = errorViewOf(error, { userAgent: useUserAgent(), missing: useMissingPart() });
  // The page that failed may have taken what reports errors with it (TRACK-05).
  useErrorReporting();
  useEffect(() => {
    if (isUnloaded(error)) void explainMissingPart();
    else raiseError(error);
  }, [error]);
  return <ErrorScreen view={view} />;
}

export function ErrorScreen({ view }: { view: ErrorView }) {
  const t = useTranslate();
  switch (view.kind) {
    case "nothing":
      return null;
    case "deployment":
      return (
        <Screen title={t("error.deploy_title")} description={t("error.deploy_subtitle")}>
          <RefreshNotice reason="outdated" />
        </Screen>
      );
    case "unloaded":
      return (
        <Screen title={t("error.unloaded.title")} description={t("error.unloaded.text")}>
          <RefreshNotice reason="unloaded" />
        </Screen>
      );
    case "unexpected":
      return (
        <Screen title={t("meta.error.title")} description={t("error.unexpected")}>
          <UnexpectedError {...view} />
        </Screen>
      );
  }
}

function Screen({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} description={description} noindex />
      <FullScreen>{children}</FullScreen>
    </>
  );
}

/** Empty on the server, because rendered pages do not depend on the visitor. */
function useUserAgent(): string {
  return useSyncExternalStore(
    () => () => {},
    () => navigator.userAgent,
    () => "",
  );
}
