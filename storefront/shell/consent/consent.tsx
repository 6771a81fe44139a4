import { Suspense, useEffect } from "react";
import { late } from "#client/late.ts";
import { usePageData } from "../page-data.tsx";
import { useConsentOpen } from "./consent-dialog-state.ts";
import { type EndVendors, endVendorsWith, readStoredConsent, useConsent } from "./consent-store.ts";

const ConsentDialog = late(async () => (await import("./consent-dialog.tsx")).ConsentDialog);
const ConsentBanner = late(async () => (await import("./consent-banner.tsx")).ConsentBanner);

/** T090: asks before any vendor hears anything. A storefront without vendors needs no consent. */
export function Consent({ endVendors }: { endVendors: EndVendors }) {
  const { vendors, locale } = usePageData();
  const { hasChosen } = useConsent();
  const isOpen = useConsentOpen();
  useEffect(() => endVendorsWith(endVendors), [endVendors]);
  useEffect(() => readStoredConsent({ vendors, locale }), [vendors, locale]);
  return (
    <Suspense>
      {vendors.length > 0 && hasChosen === false && !isOpen && <ConsentBanner />}
      {isOpen && <ConsentDialog />}
    </Suspense>
  );
}
