import { useRevalidator } from "react-router";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { UploadField, uploadedFiles, uploadsProblem } from "#client/files/upload-field.tsx";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { loadCurrentUser } from "#storefront/shell/visitor/current-user.ts";
import { Button } from "#ui/button.tsx";
import { TextareaField, TextField } from "#ui/field.tsx";
import { Modal } from "#ui/modal/modal.tsx";

const FILES = "file_ids";

/** Where a parcel goes back to: an address or a label of the shop, and what it costs. */
export function ReturnModal({
  parcel: { number, return_fee },
  onHandle,
}: {
  parcel: ParcelDetails;
  onHandle: () => void;
}) {
  const t = useTranslate();
  const key = useIdempotencyKey();
  const { revalidate } = useRevalidator();
  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => ({
      address: textOf(typed, "address").trim(),
      rma: textOf(typed, "rma").trim(),
      file_ids: uploadedFiles(typed, FILES),
      problem: uploadsProblem(typed, FILES),
    }),
    check: ({ address, file_ids, problem }) => ({
      ...(address === "" && file_ids.length === 0 ? { address: "parcel.return.problem.address" as const } : {}),
      ...(problem ? { [FILES]: problem } : {}),
    }),
    send: async ({ problem: _, ...asked }) => {
      await browserApi.parcels.askReturn({ number, ...asked }, { context: { idempotencyKey: key.current() } });
      onHandle();
      await Promise.all([revalidate(), loadCurrentUser()]);
    },
    onRefused: (code) => code !== null && key.renew(),
  });
  return (
    <Modal
      open
      {...{ onHandle }}
      size="sm"
      title={t("parcel.decide.ask_return.title", { number })}
      closeLabel={t("a11y.close")}
    >
      <form {...props} className="grid gap-4">
        <p className="text-ui text-ink2">
          {t("parcel.decide.ask_return.text", { fee: formatMoney(return_fee, "EUR", t.language) })}
        </p>
        <FormProblems {...state} />
        <TextareaField
          {...field("address")}
          label={t("parcel.return.address")}
          help={t("parcel.return.address-help")}
          maxLength={500}
          rows={4}
        />
        <TextField {...field("rma")} label={t("parcel.return.rma")} help={t("parcel.return.rma-help")} maxLength={60} />
        <UploadField {...field(FILES)} label={t("parcel.return.label")} purpose="parcel-proof" most={3} />
        <Button type="submit" variant="danger" busy={busy} className="justify-self-start">
          {t("parcel.decide.ask_return")}
        </Button>
      </form>
    </Modal>
  );
}
