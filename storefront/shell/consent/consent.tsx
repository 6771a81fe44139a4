import { lazy, Suspense, useEffect } from "react";
import { usePageData } from "../page-data.tsx";
import { readStoredConsent, useConsent } from "./consent-store.ts";
import { useThirdPartyTags } from "./third-party-tags.ts";

const ConsentDialog = lazy(() => import("./consent-dialog.tsx").then((module) => ({ default: module.ConsentDialog })));
const ConsentBanner = lazy(() => import("./consent-banner.tsx").then((module) => ({ default: module.ConsentBanner })));

/** T090: the only component that loads third-party tags, and the consent dialogs before them. */
export function Consent() {
  const { isOpen, hasChosen } = useConsent();
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
