import { useEffect } from "react";
import { useLocation } from "react-router";
import { loadPart } from "#client/late.ts";
import { onceIdle } from "#client/once-idle.ts";
import { isCrawler } from "#domain/operations/errors/error-kinds.ts";
import { useConsent } from "#storefront/shell/consent/consent-store.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { useRouteName } from "#storefront/shell/use-route-name.ts";

/** Long after the page can be used: nothing of this belongs to a first visit. Errors until then wait. */
const QUIET_MS = 3_000;
let isLoaded = false;

/** TRACK-05: errors go to the shop's own sink, or after consent to statistics to the service that the storefront has set up. */
export function useErrorReporting(): void {
  const { vendors, vendorSink } = usePageData();
  const { consent } = useConsent();
  const route = useRouteName();
  const { pathname } = useLocation();
  const isAgreed = consent.statistics;
  const service = (isAgreed && vendors.find(({ name }) => name === "error-reporting")?.ids[0]) || null;
  useEffect(() => {
    if (isCrawler(navigator.userAgent)) return undefined;
    const visit = { service, sink: vendorSink, isAgreed, route, path: pathname };
    // A failure is not reported: it would cause the next one.
    const start = () =>
      void loadPart(() => import("./error-reporting.ts")).then(
        ({ reportErrors }) => {
          isLoaded = true;
          reportErrors(visit);
        },
        () => {},
      );
    let cancel = () => {};
    const wait = () => {
      cancel = onceIdle(start);
    };
    const timer = setTimeout(isLoaded ? start : wait, isLoaded ? 0 : QUIET_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [service, vendorSink, isAgreed, route, pathname]);
}
