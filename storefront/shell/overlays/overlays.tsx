import { Consent } from "../consent/consent.tsx";
import { useDeviceFlags } from "../device/device-flags.ts";
import { UnhandledErrorScreen } from "../errors/unhandled-error-screen.tsx";
import { ModalHost } from "../modals/modal-host.tsx";
import { TranslationToggler } from "../translations/translation-toggler.tsx";
import { useVisitStart } from "../visitor/use-visit-start.ts";
import { DeferredNavigation } from "./deferred-navigation.tsx";
import { LoaderFlag } from "./loader-flag.tsx";
import { Notices } from "./notices.tsx";
import { PageLoading } from "./page-loading.tsx";
import { UnpaidOrders } from "./unpaid-orders.tsx";
import { useNewBuild } from "./use-new-build.ts";

/** Everything that lies over the pages, mounted once by the shell. */
export function Overlays() {
  useVisitStart();
  useDeviceFlags();
  useNewBuild();
  return (
    <>
      <PageLoading />
      <DeferredNavigation />
      <LoaderFlag />
      <ModalHost />
      <UnpaidOrders />
      <Consent />
      <TranslationToggler />
      <Notices />
      <UnhandledErrorScreen />
    </>
  );
}
