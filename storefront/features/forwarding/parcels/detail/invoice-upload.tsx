import { FileText } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { UploadField, uploadedFiles, uploadsProblem } from "#client/files/upload-field.tsx";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";

export const INVOICE_ID = "invoice";
const FIELD = "invoice";

/** The shop's invoice, which staff compare with what was declared. */
export function InvoiceUpload({ parcel: { number, invoices } }: { parcel: ParcelDetails }) {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState(0);
  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => ({ ids: uploadedFiles(typed, FIELD), problem: uploadsProblem(typed, FIELD) }),
    check: ({ ids, problem }) => {
      const key = problem ?? (ids.length === 0 ? ("validation.required" as const) : null);
      return key ? { [FIELD]: key } : {};
    },
    send: async ({ ids }) => {
      await browserApi.parcels.attachInvoice(
        { number, file_ids: ids },
        { context: { idempotencyKey: crypto.randomUUID() } },
      );
      showToast({ tone: "success", text: t("parcel.invoice.sent") });
      setSent((count) => count + 1);
      await revalidate();
    },
  });
  return (
    <form {...props} id={INVOICE_ID} className="mt-5 grid scroll-mt-28 gap-3 border-t border-line pt-5">
      <FormProblems {...state} />
      {invoices.length > 0 && (
        <ul aria-label={t("parcel.invoice.there")} className="grid gap-1.5">
          {invoices.map(({ id, name, path }) => (
            <li key={id}>
              <a href={path} className="inline-flex min-h-11 items-center gap-2 text-ui text-pri hover:underline">
                <FileText aria-hidden="true" className="size-4.5" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <UploadField
        key={sent}
        name={FIELD}
        label={t("parcel.invoice.label")}
        purpose="parcel-invoice"
        alreadyThere={invoices.length}
        error={field(FIELD).error}
      />
      <Button type="submit" variant="tonal" busy={busy} className="justify-self-start">
        {t("parcel.invoice.send")}
      </Button>
    </form>
  );
}
