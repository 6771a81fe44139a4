import { useEffect } from "react";
import { useLocation } from "react-router";
import { loadPart } from "#client/late.ts";
import { reportError } from "#client/report-error.ts";
import { withoutSecret } from "#domain/shared/page/secret-path.ts";
import { recordNothing, track } from "../../shell/analytics/track.ts";
import { useConsent } from "../../shell/consent/consent-store.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { useRouteName } from "../../shell/use-route-name.ts";
import { useVisitor } from "../../shell/visitor/current-user.ts";

/** TRACK-01, TRACK-04: reports the vendors what happens, those that the visitor has agreed to. */
export function useAnalytics(): void {
  usePageViews();
  useVendors();
}

/** By path without the query: choosing a colour is not another page view. */
function usePageViews(): void {
  const { pathname } = useLocation();
  const page = useRouteName();
  useEffect(() => track({ name: "page-view", page, path: withoutSecret(pathname) }), [page, pathname]);
}

/** Nothing of the vendors' code is fetched before somebody has agreed to one of them. */
function useVendors(): void {
  const { config, vendors, vendorSink } = usePageData();
  const { consent, hasChosen } = useConsent();
  const { user, isKnown } = useVisitor();
  const { pathname } = useLocation();
  // By the address too: some pages have no vendors.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the adapter reads the address itself
  useEffect(() => {
    const agreed = vendors.filter(({ purpose }) => consent[purpose]);
    if (agreed.length === 0 && hasChosen) recordNothing();
    if (agreed.length === 0 || !isKnown) return;
    void loadPart(() => import("../vendors/vendor-adapter.ts"))
      .then(({ reportToVendors }) => reportToVendors({ agreed, consent, currencies: config, user, sink: vendorSink }))
      .catch(reportError);
  }, [config, vendors, vendorSink, consent, hasChosen, user, isKnown, pathname]);
}
