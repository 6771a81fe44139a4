import { useEffect } from "react";
import { useLocation } from "react-router";
import { readCookie, writeCookie } from "../../../client/browser-cookies.ts";
import { reportError } from "../../../client/report-error.ts";
import {
  COOKIE_NAMES,
  PREFERENCE_COOKIE_MAX_AGE_SECONDS,
  UTM_COOKIE_MAX_AGE_SECONDS,
} from "../../../domain/limits/cookies.ts";
import { localeToSave } from "../../../domain/locale/locale-path.ts";
import { parseConsent } from "../../../domain/marketing/consent.ts";
import { collectUtm, utmCookieValue } from "../../../domain/marketing/utm.ts";
import { browserApi } from "../../browser-api.ts";
import { usePageData } from "../page-data.tsx";
import { loadCurrentUser } from "./current-user.ts";

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

/** TRACK-03: the campaign of the visit, from the address or, with consent, from an earlier visit. */
function useCampaign(): void {
  const { search } = useLocation();
  useEffect(() => {
    const utm = collectUtm(new URLSearchParams(search), new URLSearchParams(readCookie(COOKIE_NAMES.utm)));
    if (Object.keys(utm).length === 0 || wasSent(utm)) return;
    const cookie = utmCookieValue(utm, parseConsent(readCookie(COOKIE_NAMES.consent)));
    if (cookie !== null) writeCookie(COOKIE_NAMES.utm, cookie, UTM_COOKIE_MAX_AGE_SECONDS);
    browserApi.marketing.utm(utm).catch(reportError);
  }, [search]);
}

let lastSent = "";

function wasSent(utm: Readonly<Record<string, string>>): boolean {
  const key = JSON.stringify(utm);
  if (key === lastSent) return true;
  lastSent = key;
  return false;
}
