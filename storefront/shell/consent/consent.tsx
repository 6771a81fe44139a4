import { Suspense, useEffect } from "react";
import { late } from "../../../client/late.ts";
import { usePageData } from "../page-data.tsx";
import { useConsentOpen } from "./consent-dialog-state.ts";
import { readStoredConsent, useConsent } from "./consent-store.ts";
import { useThirdPartyTags } from "./third-party-tags.ts";

const ConsentDialog = late(async () => (await import("./consent-dialog.tsx")).ConsentDialog);
const ConsentBanner = late(async () => (await import("./consent-banner.tsx")).ConsentBanner);

/** T090: the only component that loads third-party tags, and the consent dialogs before them. */
export function Consent() {
  const { hasChosen } = useConsent();
  const isOpen = useConsentOpen();
  const hasTags = useHasTags();
  useEffect(readStoredConsent, []);
  useThirdPartyTags();
  return (
    <Suspense>
      {hasTags && hasChosen === false && !isOpen && <ConsentBanner />}
      {isOpen && <ConsentDialog />}
    </Suspense>
  );
}

/** A storefront without tags needs no consent. */
function useHasTags(): boolean {
  const { site } = usePageData().config;
  const perLanguage = site.languages.some(({ pivot }) => pivot.gtm_id ?? pivot.pixel_id ?? pivot.live_agent_id);
  return Boolean(perLanguage || site.criteo_key || site.klaviyo_key);
}
