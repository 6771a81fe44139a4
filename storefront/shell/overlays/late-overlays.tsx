import { useCartStart } from "../../commerce/cart/use-cart-start.ts";
import { useAnalytics } from "../analytics/use-analytics.ts";
import { Consent } from "../consent/consent.tsx";
import { useDeviceFlags } from "../device/device-flags.ts";
import { ModalHost } from "../modals/modal-host.tsx";
import { TranslationToggler } from "../translations/translation-toggler.tsx";
import { useVisitStart } from "../visitor/use-visit-start.ts";
import { UnpaidOrders } from "./unpaid-orders.tsx";
import { useNewBuild } from "./use-new-build.ts";

/** What a page can do without until it stands: modals, who is looking, what they agreed to, whether there is a new build. */
export function LateOverlays() {
  useVisitStart();
  useDeviceFlags();
  useNewBuild();
  useAnalytics();
  useCartStart();
  return (
    <>
      <ModalHost />
      <UnpaidOrders />
      <Consent />
      <TranslationToggler />
    </>
  );
}
