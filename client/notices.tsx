import { lazy, Suspense } from "react";
import { useStore } from "../ui/store.ts";
import { toasts } from "../ui/toast-store.ts";
import { useTranslate } from "./i18n/messages-provider.tsx";

const ToastRegion = lazy(() => import("../ui/toast.tsx").then((module) => ({ default: module.ToastRegion })));

/** The toasts of the page; their code loads with the first one. */
export function Notices() {
  const t = useTranslate();
  if (useStore(toasts).length === 0) return null;
  return (
    <Suspense>
      <ToastRegion label={t("a11y.notices")} closeLabel={t("a11y.close")} />
    </Suspense>
  );
}
