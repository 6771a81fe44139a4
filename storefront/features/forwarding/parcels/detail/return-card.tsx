import { FileText } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Card } from "./card.tsx";
import { useParcelCall } from "./use-parcel-call.ts";

type SendingBack = NonNullable<ParcelDetails["sending_back"]>;

/** Where a parcel goes back to, what is to be paid for it, and the way to keep it after all. */
export function ReturnCard({ parcel, back }: { parcel: ParcelDetails; back: SendingBack }) {
  const t = useTranslate();
  const { call, busy } = useParcelCall();
  const { address, rma, label, fee, is_paid, invoice_slug } = back;
  const amount = { fee: formatMoney(fee, "EUR", t.language) };
  return (
    <Card title={t("parcel.return.title")}>
      <p className="text-ui">{is_paid ? t("parcel.return.paid") : t("parcel.return.unpaid", amount)}</p>
      {address && <p className="mt-3 text-ui wrap-anywhere whitespace-pre-line">{address}</p>}
      {rma && (
        <p className="mt-2 text-sm text-ink2">
          {t("parcel.return.rma")}: <span className="wrap-anywhere">{rma}</span>
        </p>
      )}
      {label.map(({ id, name, path }) => (
        <a key={id} href={path} className="inline-flex min-h-11 items-center gap-2 text-sm text-pri hover:underline">
          <FileText aria-hidden="true" className="size-4" />
          {name}
        </a>
      ))}
      <div className="mt-4 flex flex-wrap gap-2">
        {invoice_slug && (
          <LocalLink to={`/invoice/${invoice_slug}`} className={buttonClass({ size: "sm" })}>
            {t("parcel.return.pay", amount)}
          </LocalLink>
        )}
        {parcel.actions.some((action) => action === "rescue" || action === "rescue_to_hold") && (
          <Button
            variant="outline"
            size="sm"
            busy={busy}
            onClick={() => call((options) => browserApi.parcels.rescue({ number: parcel.number }, options))}
          >
            {t("parcel.verb.keep")}
          </Button>
        )}
      </div>
    </Card>
  );
}
