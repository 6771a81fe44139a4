import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { reportError } from "../../../client/report-error.ts";
import { PageHead } from "../head/page-head.tsx";
import { DeploymentNotice } from "./deployment-notice.tsx";
import { type ErrorView, errorViewOf } from "./error-view.ts";
import { FatalNotFound } from "./fatal-not-found.tsx";
import { FullScreen } from "./full-screen.tsx";
import { UnexpectedError } from "./unexpected-error.tsx";

/** Replaces the whole page when it failed or its route refused the address. */
export function ErrorPage({ error, isNotFound }: { error: unknown; isNotFound: boolean }) {
  const view = errorViewOf(error, { isNotFound, userAgent: useUserAgent() });
  useEffect(() => {
    if (!isNotFound) reportError(error);
  }, [error, isNotFound]);
  return <ErrorScreen view={view} />;
}

export function ErrorScreen({ view }: { view: ErrorView }) {
  const t = useTranslate();
  switch (view.kind) {
    case "nothing":
      return null;
    case "not-found":
      return (
        <Screen title={t("meta.not-found.title")} description={t("not-found.text")}>
          <FatalNotFound message={view.message} />
        </Screen>
      );
    case "deployment":
      return (
        <Screen title={t("error.deploy_title")} description={t("error.deploy_subtitle")}>
          <DeploymentNotice />
        </Screen>
      );
    case "unexpected":
      return (
        <Screen title={t("meta.error.title")} description={t("error.trying-to-resolve")}>
          <UnexpectedError summary={view.summary} details={view.details} />
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
