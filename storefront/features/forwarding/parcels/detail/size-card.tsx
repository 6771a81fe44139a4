import { Box, type LucideIcon, Plane, Ruler, Scale, Ship } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { formatKilograms, formatMoney } from "#i18n/format.ts";
import { Note } from "#ui/note.tsx";
import { CHARGED_DECIMALS, inCentimetres } from "../sizes.ts";
import { Card } from "./card.tsx";

type Size = NonNullable<ParcelDetails["size"]>;

/** Why a parcel is charged for what it is. */
export function SizeCard({ size, freight }: { size: Size; freight: ParcelDetails["freight"] }) {
  const t = useTranslate();
  const kg = (grams: number, decimals?: typeof CHARGED_DECIMALS) =>
    t("parcel.kg", { kg: formatKilograms(grams, t.language, decimals) });
  return (
    <Card title={t("parcel.size.title")}>
      <dl className="grid gap-2.5 text-ui">
        <Figure icon={Scale} label={t("parcel.size.weight")} value={kg(size.weight_grams)} />
        <Figure icon={Box} label={t("parcel.size.outside")} value={inCentimetres(size)} />
        <Figure icon={Ruler} label={t("parcel.size.volume")} value={kg(size.volume_grams)} />
      </dl>
      <dl className="mt-4 grid gap-1.5 rounded-field bg-sunk px-4 py-3 text-ui">
        <Figure label={t("parcel.size.charged")} value={kg(size.charged_grams, CHARGED_DECIMALS)} />
        {freight.map(({ method, price }) => (
          <Figure
            key={method}
            icon={method === "air" ? Plane : Ship}
            label={t(`parcel.freight.${method}`)}
            value={formatMoney(price, "EUR", t.language)}
          />
        ))}
      </dl>
      {size.is_by_volume && <Note className="mt-3">{t("parcel.size.by-volume")}</Note>}
    </Card>
  );
}

function Figure({ icon: Icon, label, value }: { icon?: LucideIcon; label: string; value: string }) {
  return (
    <div className="flex items-center gap-2.5">
      {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink2" />}
      <dt className="grow">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
