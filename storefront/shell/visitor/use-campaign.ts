import { useEffect } from "react";
import { useLocation } from "react-router";
import { readCookie, writeCookie } from "#client/browser-cookies.ts";
import { reportError } from "#client/report-error.ts";
import { collectUtm, type Utm, utmCookieValue } from "#domain/marketing/marketing/utm.ts";
import { COOKIE_NAMES, UTM_COOKIE_MAX_AGE_SECONDS } from "#domain/shared/limits/cookies.ts";
import { browserApi } from "../../browser-api.ts";
import { useConsent } from "../consent/consent-store.ts";

/** The campaign of this visit's address; consent may come pages later. */
let campaign: Utm = {};
let lastSent = "";

/** TRACK-03: reports the campaign of the visit, from its address or, with consent, from the cookie of an earlier visit. */
export function useCampaign(): void {
  const { search } = useLocation();
  const { consent, hasChosen } = useConsent();
  useEffect(() => {
    campaign = collectUtm(new URLSearchParams(search), Object.entries(campaign));
    report(collectUtm(Object.entries(campaign), new URLSearchParams(readCookie(COOKIE_NAMES.utm))));
  }, [search]);
  // By the address too: a further campaign of the same visit replaces the first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the campaign is read from the address above
  useEffect(() => {
    const value = utmCookieValue(campaign, consent);
    if (value !== null) writeCookie(COOKIE_NAMES.utm, value, UTM_COOKIE_MAX_AGE_SECONDS);
    else if (hasChosen && !consent.marketing) writeCookie(COOKIE_NAMES.utm, "", 0);
  }, [search, consent, hasChosen]);
}

function report(utm: Utm): void {
  const key = JSON.stringify(utm);
  if (Object.keys(utm).length === 0 || key === lastSent) return;
  lastSent = key;
  browserApi.marketing.utm(utm).catch(reportError);
}
