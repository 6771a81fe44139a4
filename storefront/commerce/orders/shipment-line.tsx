import { Copy, Plane, Ship } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { usePageData } from "../../shell/page-data.tsx";

/** The freight and the tracking number. */
export function ShipmentLine({
  shipping_method,
  tracking_number,
}: Pick<OrderDetails, "shipping_method" | "tracking_number">) {
  const t = useTranslate();
  const Icon = shipping_method === "air" ? Plane : Ship;
  return (
    <p className="flex items-center gap-2 text-sm text-ink2">
      <Icon aria-hidden="true" className="size-4.5" />
      <span>
        {t(`order.detail.by-${shipping_method}`)}
        {tracking_number && (
          <>
            {" · "}
            <TrackingLink number={tracking_number} />
          </>
        )}
      </span>
      {tracking_number && <CopyNumber number={tracking_number} />}
    </p>
  );
}

/** Its owner needs no proof on the page of the parcel; a storefront without that page shows the number alone. */
function TrackingLink({ number }: { number: string }) {
  const { config } = usePageData();
  if (!config.site.features.includes("tracking")) return number;
  return (
    <LocalLink to={`/tracking?number=${encodeURIComponent(number)}`} className="text-pri underline">
      {number}
    </LocalLink>
  );
}

function CopyNumber({ number }: { number: string }) {
  const t = useTranslate();
  async function copy() {
    await navigator.clipboard.writeText(number);
    showToast({ tone: "success", text: t("order.detail.number-copied") });
  }
  return (
    <IconButton
      compact
      label={t("order.detail.copy-number")}
      onClick={copy}
      className="-my-2.5 -ms-1 print:hidden [&_svg]:size-4!"
    >
      <Copy aria-hidden="true" />
    </IconButton>
  );
}
