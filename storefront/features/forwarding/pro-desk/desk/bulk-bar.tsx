import { Download, Send } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import { formatKilograms } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { downloadTemplate } from "../declare/table-template.ts";
import { deliveryPath } from "./pro-query.ts";

/** Appears with the first chosen parcel, above the tab bar of phones. */
export function BulkBar({ chosen }: { chosen: readonly ParcelCard[] }) {
  const t = useTranslate();
  if (chosen.length === 0) return null;
  const numbers = chosen.map(({ number }) => number);
  const grams = chosen.reduce((total, { size }) => total + (size?.weight_grams ?? 0), 0);
  const isOneWarehouse = new Set(chosen.map(({ warehouse }) => warehouse)).size === 1;
  const isStored = chosen.every(({ status }) => status === "ready" || status === "not_declared");
  return (
    <div
      role="status"
      className="sticky bottom-[94px] z-30 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-panel bg-ink px-5 py-3.5 text-bg shadow-sh2 tablet:bottom-4"
    >
      <p>
        <span className="block font-semibold">{t("parcels.selected", { count: chosen.length })}</span>
        <span className="block text-sm tabular-nums">
          {isOneWarehouse
            ? t("parcels.selected-weight", { kg: formatKilograms(grams, t.language) })
            : t("forwarding.error.warehouses")}
        </span>
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" size="sm" onClick={() => downloadTemplate(numbers)}>
          <Download aria-hidden="true" />
          {t("pro.bulk.table")}
        </Button>
        {isOneWarehouse && isStored && (
          <LocalLink to={deliveryPath(numbers)} className={buttonClass({ variant: "accent", size: "sm" })}>
            <Send aria-hidden="true" />
            {t("pro.bulk.send")}
          </LocalLink>
        )}
      </div>
    </div>
  );
}
