import { FileDown } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { InvoiceDetails } from "#contracts/shop/money/invoices.ts";
import { buttonClass } from "#ui/button-class.ts";

/** The document of the invoice, for its owner. */
export function InvoiceTools({ invoice: { document_url } }: { invoice: InvoiceDetails }) {
  const t = useTranslate();
  if (!document_url) return null;
  return (
    <a href={document_url} download className={buttonClass({ variant: "outline", size: "sm" })}>
      <FileDown aria-hidden="true" />
      {t("invoice.download")}
    </a>
  );
}
