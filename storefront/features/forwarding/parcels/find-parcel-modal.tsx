import { useId } from "react";
import type { FieldMessages } from "#client/calls/call-refusal.ts";
import { UploadField, uploadedFiles, uploadsProblem } from "#client/files/upload-field.tsx";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { TextareaField, TextField } from "#ui/field.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { showToast } from "#ui/toast-store.ts";

interface FindParcelModalProps {
  open: boolean;
  onHandle: () => void;
}

/** The answer is the same whether such a box is there or not: staff compare the proof. */
export function FindParcelModal({ open, onHandle }: FindParcelModalProps) {
  const t = useTranslate();
  const formId = useId();
  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => ({
      tracking_number: textOf(typed, "tracking_number"),
      proof: textOf(typed, "proof"),
      file_ids: uploadedFiles(typed, "file_ids"),
      filesProblem: uploadsProblem(typed, "file_ids"),
    }),
    check: ({ filesProblem }): FieldMessages => (filesProblem ? { file_ids: filesProblem } : {}),
    send: async ({ filesProblem: _, ...search }) => {
      await browserApi.parcels.claimUnidentified(search, { context: { idempotencyKey: crypto.randomUUID() } });
      showToast({ tone: "success", text: t("parcels.find.sent") });
      onHandle();
    },
  });
  const footer = (
    <>
      <Button variant="outline" onClick={onHandle}>
        {t("account.cancel")}
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {t("parcels.find.send")}
      </Button>
    </>
  );
  return (
    <Modal {...{ open, onHandle, footer }} size="md" title={t("parcels.find.action")} closeLabel={t("a11y.close")}>
      <form {...props} id={formId} className="grid gap-4">
        <FormProblems {...state} />
        <TextField {...field("tracking_number")} label={t("parcel.announce.tracking-number")} autoComplete="off" />
        <TextareaField
          {...field("proof")}
          label={t("parcels.find.proof")}
          help={t("parcels.find.proof-help")}
          maxLength={1_000}
        />
        <UploadField {...field("file_ids")} label={t("parcels.find.file")} purpose="parcel-proof" most={1} />
      </form>
    </Modal>
  );
}
