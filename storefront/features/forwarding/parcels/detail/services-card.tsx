import { Plus } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails, ParcelService } from "#contracts/shop/forwarding/parcel-data.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Pill } from "#ui/pill.tsx";
import { Card } from "./card.tsx";
import { useParcelCall } from "./use-parcel-call.ts";

/** The services of the warehouse for the parcel; their prices are paid with the freight. */
export function ServicesCard({ parcel: { number, services } }: { parcel: ParcelDetails }) {
  const t = useTranslate();
  const shown = services.filter(({ can_request, requested_at }) => can_request || requested_at);
  if (shown.length === 0) return null;
  return (
    <Card title={t("parcel.services")} aside={t("parcel.services.text")}>
      <ul className="divide-y divide-line">
        {shown.map((service) => (
          <ServiceRow key={service.kind} {...{ number, service }} />
        ))}
      </ul>
    </Card>
  );
}

function ServiceRow({ number, service }: { number: string; service: ParcelService }) {
  const t = useTranslate();
  const { call, busy } = useParcelCall();
  const { kind, price, can_request } = service;
  const name = t(`parcel.service.${kind}`);
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="text-ui font-semibold">{name}</p>
        <p className="text-sm text-ink2">
          <ServiceState service={service} />
        </p>
      </div>
      <span className="text-ui font-semibold tabular-nums">
        {price === 0 ? t("parcel.service.free") : formatMoney(price, "EUR", t.language)}
      </span>
      {can_request && (
        <IconButton
          variant="outline"
          label={t("parcel.service.request", { name })}
          aria-disabled={busy || undefined}
          onClick={() => busy || call((options) => browserApi.parcels.requestService({ number, kind }, options))}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

function ServiceState({ service: { kind, requested_at, done_at, given_back_at, result } }: { service: ParcelService }) {
  const t = useTranslate();
  const { day } = useMomentText();
  if (done_at)
    return (
      <>
        <Pill tone="ok">{t("parcel.service.done", { day: day(done_at) })}</Pill> {result}
      </>
    );
  if (given_back_at) return <Pill tone="neutral">{t("parcel.service.given-back", { day: day(given_back_at) })}</Pill>;
  if (requested_at) return <Pill tone="pri">{t("parcel.service.requested", { day: day(requested_at) })}</Pill>;
  return t(`parcel.service.${kind}.text`);
}
