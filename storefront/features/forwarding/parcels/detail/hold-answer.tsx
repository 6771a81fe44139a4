import { FileText } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { UploadField, uploadedFiles, uploadsProblem } from "#client/files/upload-field.tsx";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import type { HoldReason } from "#domain/forwarding/parcels/parcel-states.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { loadCurrentUser } from "#storefront/shell/visitor/current-user.ts";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/field.tsx";

const FILES = "file_ids";
const LONGEST_ANSWER = 1_000;

interface HoldAnswerFormProps {
  parcel: ParcelDetails;
  reason: Exclude<HoldReason, "missing_invoice">;
  onSent?: () => void;
}

/** The answer to the reason of a hold, with text and documents. */
export function HoldAnswerForm({ parcel: { number, answer_files }, reason, onSent }: HoldAnswerFormProps) {
  const t = useTranslate();
  const key = useIdempotencyKey();
  const { revalidate } = useRevalidator();
  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => ({
      text: textOf(typed, "text").trim(),
      file_ids: uploadedFiles(typed, FILES),
      problem: uploadsProblem(typed, FILES),
    }),
    check: ({ text, problem }) => ({
      ...(text === "" ? { text: "validation.required" as const } : {}),
      ...(problem ? { [FILES]: problem } : {}),
    }),
    send: async ({ text, file_ids }) => {
      await browserApi.parcels.answerHold({ number, text, file_ids }, { context: { idempotencyKey: key.current() } });
      key.renew();
      onSent?.();
      await Promise.all([revalidate(), loadCurrentUser()]);
    },
    onRefused: (code) => code !== null && key.renew(),
  });
  return (
    <form {...props} className="mt-4 grid gap-4 rounded-field bg-surface p-4 text-ink">
      <FormProblems {...state} />
      <TextareaField
        {...field("text")}
        label={t("parcel.hold.answer.text")}
        help={t(`parcel.hold.ask.${reason}`)}
        maxLength={LONGEST_ANSWER}
        rows={3}
      />
      <UploadField
        {...field(FILES)}
        label={t("parcel.hold.answer.files")}
        purpose="parcel-proof"
        alreadyThere={answer_files.length}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {t("parcel.hold.answer.send")}
      </Button>
    </form>
  );
}

/** The sent answer; it can be replaced until staff have decided. */
export function SentAnswer({ parcel, answer }: { parcel: ParcelDetails; answer: string }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const reason = parcel.hold?.reason;
  return (
    <>
      <p className="mt-2 text-sm">
        {t("parcel.hold.answer.text")}: <q className="wrap-anywhere whitespace-pre-line">{answer}</q>
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {parcel.answer_files.map(({ id, name, path }) => (
          <li key={id}>
            <a href={path} className="inline-flex min-h-11 items-center gap-2 text-sm text-pri hover:underline">
              <FileText aria-hidden="true" className="size-4" />
              {name}
            </a>
          </li>
        ))}
      </ul>
      {parcel.actions.includes("answer_hold") && !isOpen && (
        <Button variant="text" size="sm" onClick={() => setOpen(true)}>
          {t("parcel.hold.answer.again")}
        </Button>
      )}
      {isOpen && reason && reason !== "missing_invoice" && (
        <HoldAnswerForm {...{ parcel, reason }} onSent={() => setOpen(false)} />
      )}
    </>
  );
}
