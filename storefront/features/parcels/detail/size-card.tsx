import { Box, type LucideIcon, Ruler, Scale } from "lucide-react";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "../../../../contracts/shop/parcel-data.ts";
import { formatKilograms } from "../../../../i18n/format.ts";
import { Note } from "../../../../ui/note.tsx";
import { CHARGED_DECIMALS, inCentimetres } from "../sizes.ts";
import { Card } from "./card.tsx";

type Size = NonNullable<ParcelDetails["size"]>;

/** Why a parcel is charged for what it is. */
export function SizeCard({ size }: { size: Size }) {
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
      <p className="mt-4 flex justify-between gap-3 rounded-field bg-sunk px-4 py-3 text-ui font-semibold">
        <span>{t("parcel.size.charged")}</span>
        <span className="tabular-nums">{kg(size.charged_grams, CHARGED_DECIMALS)}</span>
      </p>
      {size.is_by_volume && <Note className="mt-3">{t("parcel.size.by-volume")}</Note>}
    </Card>
  );
}

function Figure({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  return (
    <div className="flex items-center gap-2.5">
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink2" />
      <dt className="grow">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
