import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { Button } from "#ui/button.tsx";
import { ChangeAnnouncement } from "../announce/change-announcement.tsx";
import { Card } from "./card.tsx";

/** The announcement of a parcel that has not arrived, with a form to correct it. */
export function AnnouncedCard({ parcel }: { parcel: ParcelDetails }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  // An announcement can be corrected as long as it can be cancelled.
  const mayChange = parcel.actions.includes("cancel");
  return (
    <Card title={t("parcel.announced.title")}>
      {isOpen ? (
        <ChangeAnnouncement parcel={parcel} onDone={() => setOpen(false)} />
      ) : (
        <>
          <Facts parcel={parcel} />
          {mayChange && (
            <Button variant="outline" size="sm" className="mt-4" onClick={() => setOpen(true)}>
              {t("parcel.announced.change")}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

function Facts({ parcel: { shop, carrier, tracking_number, expected_on, note } }: { parcel: ParcelDetails }) {
  const t = useTranslate();
  const facts = [
    { name: t("parcel.announce.tracking-number"), value: tracking_number },
    { name: t("parcel.announce.shop"), value: shop },
    { name: t("parcel.announced.carrier"), value: carrier },
    { name: t("parcel.announced.day"), value: expected_on },
    { name: t("parcel.announced.note"), value: note },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 text-ui sm:grid-cols-2">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-ink2">{name}</dt>
          <dd className="font-semibold wrap-anywhere whitespace-pre-line tabular-nums">
            {value || <span className="font-normal text-ink2">{t("parcel.announced.unknown")}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
