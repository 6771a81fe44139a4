import { useEffect } from "react";
import { loadPart } from "#client/late.ts";
import { reportError } from "#client/report-error.ts";
import { useConsent } from "#storefront/shell/consent/consent-store.ts";
import { useRouteName } from "#storefront/shell/use-route-name.ts";

/** Measures how fast pages are, after consent to statistics; before it no byte of the code is fetched. */
export function useVitals(): void {
  const { consent } = useConsent();
  const route = useRouteName();
  useEffect(() => {
    if (!consent.statistics) return;
    void loadPart(() => import("./report-vitals.ts"))
      .then(({ reportVitals }) => reportVitals(route))
      .catch(reportError);
  }, [consent.statistics, route]);
}
