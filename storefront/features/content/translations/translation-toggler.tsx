import { Suspense } from "react";
import { readCookie } from "#client/browser-cookies.ts";
import { late } from "#client/late.ts";
import { isTranslationTogglerVisible } from "#domain/content/translations/permission.ts";
import { COOKIE_NAMES } from "#domain/shared/limits/cookies.ts";
import { useTranslationPermission } from "./use-translation-permission.ts";

const TranslationViewer = late(async () => (await import("./translation-viewer.tsx")).TranslationViewer);

/** OVERLAY-03: only for users with the permission. */
export function TranslationToggler() {
  const permission = useTranslationPermission();
  if (permission === null) return null;
  if (!isTranslationTogglerVisible(permission, readCookie(COOKIE_NAMES.canViewTranslations))) return null;
  return (
    <Suspense>
      <TranslationViewer />
    </Suspense>
  );
}
