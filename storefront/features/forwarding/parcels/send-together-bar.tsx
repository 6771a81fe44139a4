import { ArrowRight, Plane, Ship } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { WarehouseAddress } from "#contracts/shop/forwarding/parcels.ts";
import { formatKilograms, formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { freightOf, type MethodFreight } from "./freight-of-chosen.ts";
import type { Selection } from "./selection.ts";
import { CHARGED_DECIMALS } from "./sizes.ts";

interface SendTogetherBarProps extends Pick<Selection, "chosen"> {
  addresses: readonly WarehouseAddress[];
}

/** Appears with the first chosen parcel, above the tab bar of phones, with what both methods cost. */
export function SendTogetherBar({ chosen, addresses }: SendTogetherBarProps) {
  const t = useTranslate();
  if (chosen.length === 0) return null;
  const grams = chosen.reduce((total, { size }) => total + (size?.weight_grams ?? 0), 0);
  const freight = freightOf(chosen, addresses);
  const air = freight.find(({ method }) => method === "air");
  const facts = [
    t("parcels.selected-weight", { kg: formatKilograms(grams, t.language) }),
    air && t("parcels.selected-charged", { kg: formatKilograms(air.chargeableGrams, t.language, CHARGED_DECIMALS) }),
  ];
  return (
    <div
      role="status"
      className="sticky bottom-[94px] z-30 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-panel bg-ink px-5 py-3.5 text-bg shadow-sh2 tablet:bottom-4"
    >
      <p className="grow">
        <span className="block font-semibold">{t("parcels.selected", { count: chosen.length })}</span>
        <span className="block text-sm tabular-nums">{facts.filter(Boolean).join(", ")}</span>
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {freight.map((offer) => (
          <Price key={offer.method} {...offer} />
        ))}
      </p>
      <LocalLink
        to={`/forward?parcels=${chosen.map(({ number }) => number).join(",")}`}
        className={buttonClass({ variant: "accent" })}
      >
        {t("parcels.send-together")}
        <ArrowRight aria-hidden="true" />
      </LocalLink>
    </div>
  );
}

const ICONS = { air: Plane, sea: Ship };

function Price({ method, price }: MethodFreight) {
  const t = useTranslate();
  const Icon = ICONS[method];
  return (
    <span className="flex items-center gap-2 tabular-nums">
      <Icon aria-hidden="true" className="size-4.5" />
      {t(`product.method.${method}`)} <strong>{formatMoney(price, "EUR", t.language)}</strong>
    </span>
  );
}
