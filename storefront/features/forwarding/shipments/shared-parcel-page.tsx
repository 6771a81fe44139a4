import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { TrackingView } from "#contracts/shop/forwarding/shipments.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { ParcelView } from "./parcel-view.tsx";

/** ROUTE-29: what others see who have the link, and no more than that. */
export function SharedParcelPage({ parcel }: { parcel: TrackingView }) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("tracking.title")} description={t("tracking.text")} noindex />
      <h1 className="type-h1 mb-6">{t("tracking.title")}</h1>
      <ParcelView parcel={parcel} />
    </>
  );
}
