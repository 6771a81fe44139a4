import { Link, useLocation } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Screen } from "./screens.ts";

export function UnknownAddress() {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <EmptyState
      heading="h1"
      title={t("staff.frame.unknown.title")}
      text={<span className="wrap-anywhere">{t("staff.frame.unknown.text", { path: pathname })}</span>}
      action={
        <Link to="/" className={buttonClass()}>
          {t("staff.frame.first-screen")}
        </Link>
      }
    />
  );
}

/** Names the permission, so that the member knows what to ask for. */
export function MissingPermission({ screen }: { screen: Screen }) {
  const t = useTranslate();
  const permissions = screen.permissions.join(", ");
  return (
    <EmptyState
      heading="h1"
      title={t("staff.frame.forbidden.title", { screen: t(screen.title) })}
      text={<span className="wrap-anywhere">{t("staff.frame.forbidden.text", { permissions })}</span>}
    />
  );
}

export function WithoutScreens() {
  const t = useTranslate();
  return <EmptyState heading="h1" title={t("staff.frame.no-screens.title")} text={t("staff.frame.no-screens.text")} />;
}

/** In place of a screen whose code did not load or that failed. */
export function BrokenScreen() {
  const t = useTranslate();
  return (
    <EmptyState
      heading="h1"
      title={t("staff.frame.broken.title")}
      text={t("staff.frame.broken.text")}
      action={<Button onClick={() => window.location.reload()}>{t("staff.bench.reload")}</Button>}
    />
  );
}
