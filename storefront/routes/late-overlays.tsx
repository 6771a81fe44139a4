import { Notices } from "#client/notices.tsx";
import { useCartStart } from "../commerce/cart/use-cart-start.ts";
import { UnpaidOrders } from "../commerce/orders/unpaid-orders.tsx";
import { useAnalytics } from "../shell/analytics/use-analytics.ts";
import { ChatButton } from "../shell/chat/chat-button.tsx";
import { Consent } from "../shell/consent/consent.tsx";
import { useDeviceFlags } from "../shell/device/device-flags.ts";
import "../shell/errors/error-page.tsx";
import type { EndVendors } from "../shell/consent/consent-store.ts";
import { useErrorReporting } from "../shell/errors/use-error-reporting.ts";
import { ModalHost } from "../shell/modals/modal-host.tsx";
import { IntendedPage } from "../shell/navigation/intended-page.tsx";
import { useOfflinePage } from "../shell/navigation/use-offline-page.ts";
import { DeferredNavigation } from "../shell/overlays/deferred-navigation.tsx";
import { LoaderFlag } from "../shell/overlays/loader-flag.tsx";
import { OfflineNavigation } from "../shell/overlays/offline-navigation.tsx";
import { PageLoading } from "../shell/overlays/page-loading.tsx";
import { useNewBuild } from "../shell/overlays/use-new-build.ts";
import { TranslationToggler } from "../shell/translations/translation-toggler.tsx";
import { useVisitStart } from "../shell/visitor/use-visit-start.ts";
import { useVitals } from "../shell/vitals/use-vitals.ts";
import { MODALS } from "./modals.ts";

/** Fetched by those who take their consent back. */
const endVendors: EndVendors = async (vendors, consent) =>
  (await import("../shell/vendors/end-vendors.ts")).endVendors(vendors, consent);

/** All that is not needed before hydration: modals, the current user, consent, analytics, the cart, new builds. */
export function LateOverlays() {
  useVisitStart();
  useDeviceFlags();
  useNewBuild();
  useAnalytics();
  useCartStart();
  useVitals();
  useErrorReporting();
  useOfflinePage();
  return (
    <>
      <Notices />
      <PageLoading />
      <DeferredNavigation />
      <LoaderFlag />
      <ModalHost modals={MODALS} />
      <OfflineNavigation />
      <IntendedPage />
      <UnpaidOrders />
      <Consent endVendors={endVendors} />
      <ChatButton />
      <TranslationToggler />
    </>
  );
}
