import { useEffect } from "react";
import { useStore } from "#ui/store.ts";
import { ToastRegion } from "#ui/toast.tsx";
import { dismissToast, showToast, toasts } from "#ui/toast-store.ts";
import { OFFLINE_TOAST, useIsOffline } from "./connection.ts";
import { useTranslate } from "./i18n/messages-provider.tsx";

/** The toasts of the page. Their code is loaded before any is shown: without a connection it could not be. */
export function Notices() {
  const t = useTranslate();
  const isOffline = useIsOffline();
  useEffect(() => {
    if (!isOffline) return;
    showToast({ id: OFFLINE_TOAST, tone: "offline", text: t("offline.text") });
    return () => dismissToast(OFFLINE_TOAST);
  }, [isOffline, t]);
  if (useStore(toasts).length === 0) return null;
  return <ToastRegion label={t("a11y.notices")} closeLabel={t("a11y.close")} />;
}
