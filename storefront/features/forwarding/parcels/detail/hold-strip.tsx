import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { HoldAnswerForm, SentAnswer } from "./hold-answer.tsx";
import { INVOICE_ID } from "./invoice-upload.tsx";

type Hold = NonNullable<ParcelDetails["hold"]>;

/** Why a parcel is held, and the place to answer: an invoice with the contents, everything else here. */
export function HoldStrip({ parcel, hold }: { parcel: ParcelDetails; hold: Hold }) {
  const { reason, note, answer } = hold;
  const t = useTranslate();
  const isInvoice = reason === "missing_invoice";
  const isSent = isInvoice ? parcel.invoices.length > 0 : answer !== "";
  const mayAnswer = parcel.actions.includes("answer_hold");
  return (
    <Note tone={isSent ? "info" : "bad"}>
      <p>
        <strong className="font-semibold">{t(`parcel.hold.${reason}`)}</strong> {note}{" "}
        <WhatFollows {...{ hold, isSent }} />
      </p>
      {isInvoice && !isSent && parcel.may_act && (
        <a href={`#${INVOICE_ID}`} className={`${buttonClass({ size: "sm" })} mt-3`}>
          {t("parcel.invoice.upload")}
        </a>
      )}
      {!isInvoice && isSent && <SentAnswer parcel={parcel} answer={answer} />}
      {!isInvoice && !isSent && mayAnswer && <HoldAnswerForm {...{ parcel, reason }} />}
    </Note>
  );
}

function WhatFollows({ hold: { reason, until }, isSent }: { hold: Hold; isSent: boolean }) {
  const t = useTranslate();
  if (isSent) {
    const key: MessageKey = reason === "missing_invoice" ? "parcel.hold.checking" : "parcel.hold.answer.sent";
    return t(key);
  }
  return until ? t("parcel.hold.safe-until", { day: until }) : t("parcel.hold.safe");
}
