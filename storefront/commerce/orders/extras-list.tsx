import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Extras } from "#domain/selling/checkout/extras.ts";

/** The buyer's additions to an order. */
export function ExtrasList({ extras: { company, courier_note, gift_message } }: { extras: Extras }) {
  const t = useTranslate();
  return (
    <dl className="grid gap-3 text-ui">
      {company && (
        <Extra name={t("order.extras.company")}>
          {[company.name, company.address, company.code, company.vat_number].filter(Boolean).join(", ")}
        </Extra>
      )}
      {courier_note && <Extra name={t("order.extras.courier_note")}>{courier_note}</Extra>}
      {gift_message && <Extra name={t("order.extras.gift_message")}>{gift_message}</Extra>}
    </dl>
  );
}

function Extra({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="whitespace-pre-line text-ink2 wrap-anywhere">{children}</dd>
    </div>
  );
}
