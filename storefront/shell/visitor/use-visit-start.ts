import { useEffect } from "react";
import { readCookie, writeCookie } from "#client/browser-cookies.ts";
import { COOKIE_NAMES, PREFERENCE_COOKIE_MAX_AGE_SECONDS } from "#domain/shared/limits/cookies.ts";
import { localeToSave } from "#domain/shared/locale/locale-path.ts";
import { browserApi } from "../../browser-api.ts";
import { usePageData } from "../page-data.tsx";
import { loadCurrentUser } from "./current-user.ts";
import { useCampaign } from "./use-campaign.ts";

export function useVisitStart(): void {
  const { locale } = usePageData();
  useEffect(() => void loadCurrentUser(), []);
  useEffect(() => rememberLanguage(locale), [locale]);
  useCampaign();
}

/** LOCALE-03: stores the language of the path and reports it to the server; a failure is ignored. */
function rememberLanguage(pathLocale: Parameters<typeof localeToSave>[0]["pathLocale"]): void {
  const newLocale = localeToSave({ pathLocale, saved: readCookie(COOKIE_NAMES.locale), isStatus: false });
  if (!newLocale) return;
  writeCookie(COOKIE_NAMES.locale, newLocale, PREFERENCE_COOKIE_MAX_AGE_SECONDS);
  browserApi.storefronts.changeLocale({ newLocale }).catch(() => {});
}
