import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { DECLARATION_ID } from "./declaration-card.tsx";
import { HoldStrip } from "./hold-strip.tsx";
import { useParcelCall } from "./use-parcel-call.ts";

/** The one thing to do, until when, and that the parcel is safe; nothing where nothing has to be done. */
export function ParcelStrip({ parcel }: { parcel: ParcelDetails }) {
  if (parcel.status === "disposal_due") return <DisposalStrip parcel={parcel} />;
  if (parcel.hold) return <HoldStrip parcel={parcel} hold={parcel.hold} />;
  if (parcel.status === "not_declared") return parcel.may_act ? <DeclareStrip /> : null;
  if (parcel.status === "expected" || parcel.status === "missing") return <AwaitedStrip parcel={parcel} />;
  if (parcel.status === "lost") return <LostStrip />;
  return null;
}

function DeclareStrip() {
  const t = useTranslate();
  return (
    <Note tone="warn">
      <p>{t("parcel.strip.declare")}</p>
      <a href={`#${DECLARATION_ID}`} className={`${buttonClass({ size: "sm" })} mt-3`}>
        {t("parcel.verb.declare")}
      </a>
    </Note>
  );
}

function AwaitedStrip({ parcel: { status, tracking_number, warehouse_name } }: { parcel: ParcelDetails }) {
  const t = useTranslate();
  const values = { number: tracking_number ?? "", warehouse: warehouse_name };
  return status === "missing" ? (
    <Note tone="warn">{t("parcel.strip.missing", values)}</Note>
  ) : (
    <Note>{t("parcel.strip.expected", values)}</Note>
  );
}

function LostStrip() {
  const t = useTranslate();
  return <Note tone="bad">{t("parcel.strip.lost")}</Note>;
}

function DisposalStrip({ parcel: { number, disposable_from, may_act, hold } }: { parcel: ParcelDetails }) {
  const t = useTranslate();
  const { call, busy } = useParcelCall();
  return (
    <Note tone="bad">
      <p>{t("parcel.strip.disposal", { day: disposable_from ?? "" })}</p>
      {hold && (
        <p>
          {t("parcel.strip.disposal-held")} {t(`parcel.hold.${hold.reason}`)} {hold.note}
        </p>
      )}
      {may_act && (
        <Button
          size="sm"
          busy={busy}
          className="mt-3"
          onClick={() => call((options) => browserApi.parcels.rescue({ number }, options))}
        >
          {t("parcel.verb.keep")}
        </Button>
      )}
    </Note>
  );
}
