import { Lock } from "lucide-react";
import { useRevalidator } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { countryName } from "#i18n/display-names.ts";
import { formatMoney } from "#i18n/format.ts";
import { DeclarationForm } from "#storefront/commerce/declaration/declaration-form.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Card } from "./card.tsx";
import { InvoiceUpload } from "./invoice-upload.tsx";

export const DECLARATION_ID = "declaration";

/** The form of the declaration, or the declared lines when they can no longer be changed. */
export function DeclarationCard({ parcel }: { parcel: ParcelDetails }) {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  if (!parcel.can_declare && parcel.lines.length === 0) return null;
  return (
    <div id={DECLARATION_ID} className="scroll-mt-28">
      <Card
        title={t("declaration.title")}
        aside={parcel.can_declare ? t("declaration.text") : <Locked parcel={parcel} />}
      >
        {parcel.can_declare ? (
          <>
            <DeclarationForm parcel={parcel} onSaved={revalidate} />
            <InvoiceUpload parcel={parcel} />
          </>
        ) : (
          <DeclaredLines parcel={parcel} />
        )}
      </Card>
    </div>
  );
}

/** The reason for the lock. Contents that were agreed with a price are changed by editing the request (I23). */
function Locked({ parcel: { request, status, may_act } }: { parcel: ParcelDetails }) {
  const t = useTranslate();
  if (request?.can_edit && may_act)
    return (
      <span>
        <Lock aria-hidden="true" className="me-1.5 inline size-4" />
        {t("declaration.agreed", { number: request.number })}{" "}
        <LocalLink to={`/forward/${request.slug}`} className="font-semibold text-pri underline">
          {t("declaration.agreed.open", { number: request.number })}
        </LocalLink>
      </span>
    );
  const isDispatched = status === "dispatched";
  if (!isDispatched && status !== "reserved" && status !== "packed") return null;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Lock aria-hidden="true" className="size-4" />
      {t(isDispatched ? "declaration.locked" : "declaration.locked-request")}
    </span>
  );
}

function DeclaredLines({ parcel: { lines, value } }: { parcel: ParcelDetails }) {
  const t = useTranslate();
  return (
    <>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={`${line.hs6} ${line.description}`} className="flex flex-wrap justify-between gap-x-4 py-3 text-ui">
            <span className="min-w-0 font-semibold wrap-anywhere">{line.description}</span>
            <span className="tabular-nums">
              {line.quantity} × {formatMoney(line.unit_value, "EUR", t.language)}
            </span>
            <span className="w-full text-sm text-ink2" suppressHydrationWarning>
              {line.hs6} · {countryName(line.origin, t.language)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-end text-ui font-semibold tabular-nums">{formatMoney(value, "EUR", t.language)}</p>
    </>
  );
}
