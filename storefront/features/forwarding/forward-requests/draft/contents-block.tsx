import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { countryName } from "#i18n/display-names.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { DeclarationForm } from "#storefront/commerce/declaration/declaration-form.tsx";
import { ParcelPhoto } from "#storefront/commerce/parcels/parcel-photo.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Button } from "#ui/button.tsx";
import type { OpenRequest } from "../use-request.ts";
import { StepBlock } from "./step-block.tsx";

type RequestedParcel = RequestDetails["parcels"][number];

/** The declarations for customs. They belong to the parcels, and stay when the request is given up. */
export function ContentsBlock({ request, save }: Pick<OpenRequest, "request" | "save">) {
  const t = useTranslate();
  const { parcels, declared_value, currency, missing } = request;
  const reload = () => save((params) => browserApi.forwardRequests.get(params));
  return (
    <StepBlock number={2} title={t("forwarding.contents.title")} isDone={!missing.includes("contents")}>
      <ul className="grid gap-3">
        {parcels.map((parcel) => (
          <ParcelContents key={parcel.number} parcel={parcel} onSaved={reload} />
        ))}
      </ul>
      <p className="mt-4 text-end text-ui max-tablet:hidden">
        {t("forwarding.contents.value")}{" "}
        <strong className="tabular-nums">{formatMoney(declared_value, currency, t.language)}</strong>
      </p>
    </StepBlock>
  );
}

interface ParcelContentsProps {
  parcel: RequestedParcel;
  onSaved(): Promise<unknown>;
}

/** The form is open until the parcel is declared. A declaration can be changed until it is locked. */
function ParcelContents({ parcel, onSaved }: ParcelContentsProps) {
  const t = useTranslate();
  const { number, shop, picture, declaration } = parcel;
  const isDeclared = declaration === "complete" || declaration === "locked";
  const [isOpen, setOpen] = useState(!isDeclared);
  async function close() {
    await onSaved();
    setOpen(false);
  }
  return (
    <li className="rounded-card border border-line p-4 md:p-5">
      <div className="mb-2 flex items-center justify-between gap-x-3">
        <ParcelPhoto picture={picture ?? undefined} alt="" className="size-14 shrink-0 rounded-field" />
        <p className="min-w-0 grow text-sm text-ink2 wrap-anywhere">
          <LocalLink to={`/parcels/${number}`} className="font-semibold text-ink underline">
            {number}
          </LocalLink>
          {shop && ` · ${shop}`}
        </p>
        {!isOpen && declaration !== "locked" && (
          <Button variant="text" size="sm" onClick={() => setOpen(true)}>
            {t(isDeclared ? "forwarding.change" : "forwarding.contents.declare")}
            <span className="visually-hidden"> {number}</span>
          </Button>
        )}
      </div>
      {isOpen ? <DeclarationForm parcel={parcel} onSaved={close} /> : <DeclaredLines parcel={parcel} />}
    </li>
  );
}

function DeclaredLines({ parcel: { lines, declaration } }: { parcel: RequestedParcel }) {
  const t = useTranslate();
  return (
    <>
      {lines.map((line) => (
        <p key={`${line.description} ${line.hs6}`} className="text-sm wrap-anywhere">
          <span className="block text-ui font-semibold">{line.description}</span>
          <span className="text-ink2 tabular-nums" suppressHydrationWarning>
            {`${line.quantity} × ${formatMoney(line.unit_value, "EUR", t.language)} · ${line.hs6} · ${countryName(line.origin, t.language)}`}
          </span>
        </p>
      ))}
      {declaration !== "complete" && declaration !== "locked" && (
        <p className="text-sm text-warn">{t("forwarding.contents.missing")}</p>
      )}
    </>
  );
}
