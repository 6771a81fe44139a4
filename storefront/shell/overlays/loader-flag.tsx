import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LoadingOverlay } from "#ui/loading-overlay.tsx";
import { createStore, useStore } from "#ui/store.ts";

const isRaised = createStore(false);

/** OVERLAY-05: covers the whole page during an action that must not be interrupted. */
export function raiseLoader(raised: boolean): void {
  isRaised.write(raised);
}

export function LoaderFlag() {
  const t = useTranslate();
  return <LoadingOverlay visible={useStore(isRaised)} label={t("a11y.loading")} />;
}
