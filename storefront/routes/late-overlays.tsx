import { Notices } from "#client/notices.tsx";
import { useAnalytics } from "../commerce/analytics/use-analytics.ts";
import { useCartStart } from "../commerce/cart/use-cart-start.ts";
import { ChatButton } from "../commerce/chat/chat-button.tsx";
import { UnpaidOrders } from "../commerce/orders/unpaid-orders.tsx";
import { Consent } from "../shell/consent/consent.tsx";
import { useDeviceFlags } from "../shell/device/device-flags.ts";
import "../features/operations/errors/error-page.tsx";
import { TranslationToggler } from "../features/content/translations/translation-toggler.tsx";
import { useErrorReporting } from "../features/operations/errors/use-error-reporting.ts";
import { useVitals } from "../features/operations/vitals/use-vitals.ts";
import type { EndVendors } from "../shell/consent/consent-store.ts";
import { ModalHost } from "../shell/modals/modal-host.tsx";
import { IntendedPage } from "../shell/navigation/intended-page.tsx";
import { useOfflinePage } from "../shell/navigation/use-offline-page.ts";
import { DeferredNavigation } from "../shell/overlays/deferred-navigation.tsx";
import { LoaderFlag } from "../shell/overlays/loader-flag.tsx";
import { OfflineNavigation } from "../shell/overlays/offline-navigation.tsx";
import { PageLoading } from "../shell/overlays/page-loading.tsx";
import { useNewBuild } from "../shell/overlays/use-new-build.ts";
import { useVisitStart } from "../shell/visitor/use-visit-start.ts";
import { MODALS } from "./modals.ts";

/** Fetched by those who take their consent back. */
const endVendors: EndVendors = async (vendors, consent) =>
  (await import("../commerce/vendors/end-vendors.ts")).endVendors(vendors, consent);

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
