import { lazy, Suspense } from "react";
import { useStore } from "../ui/store.ts";
import { toasts } from "../ui/toast-store.ts";
import { useTranslate } from "./i18n/messages-provider.tsx";

const ToastRegion = lazy(() => import("../ui/toast.tsx").then((module) => ({ default: module.ToastRegion })));

/** Short notices at the edge of the page; their code comes with the first of them. */
export function Notices() {
  const t = useTranslate();
  if (useStore(toasts).length === 0) return null;
  return (
    <Suspense>
      <ToastRegion label={t("a11y.notices")} closeLabel={t("a11y.close")} />
    </Suspense>
  );
}
