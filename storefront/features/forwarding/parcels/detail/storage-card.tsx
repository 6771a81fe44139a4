import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { formatMoney } from "#i18n/format.ts";
import { StorageBar } from "../storage-bar.tsx";
import { Card } from "./card.tsx";

type Storage = NonNullable<ParcelDetails["storage"]>;

/** The clock of storage with its three dates. */
export function StorageCard({ storage }: { storage: Storage }) {
  const t = useTranslate();
  const daily = formatMoney(storage.daily_fee, "EUR", t.language);
  return (
    <Card title={t("parcel.storage.title")}>
      <StorageBar storage={storage} />
      <dl className="mt-4 grid gap-3 text-sm">
        <Moment day={storage.free_until} text={t("parcel.storage.free-until-label")} />
        <Moment day={t("parcel.storage.after")} text={t("parcel.storage.daily", { fee: daily })} />
        <Moment day={storage.abandoned_on} text={t("parcel.storage.then")} />
      </dl>
    </Card>
  );
}

function Moment({ day, text }: { day: string; text: string }) {
  return (
    <div>
      <dt className="font-semibold tabular-nums">{day}</dt>
      <dd className="text-ink2">{text}</dd>
    </div>
  );
}
