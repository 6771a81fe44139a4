import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { InvoiceDetails } from "#contracts/shop/money/invoices.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { Pill } from "#ui/pill.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import { InvoiceTools } from "./invoice-tools.tsx";

/** The page for who has only the address: a guest, or somebody who was asked to pay. */
export function InvoicePage({ invoice }: { invoice: InvoiceDetails }) {
  const t = useTranslate();
  const title = t("invoice.title", { number: invoice.number });
  return (
    <div className="mx-auto max-w-[1080px]">
      <PageHead title={title} description={t("invoice.text")} noindex />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 md:mb-6">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="type-h1">{title}</h1>
          <Pill tone={invoice.status_tone}>{t(invoice.status_key as MessageKey)}</Pill>
        </div>
        <InvoiceTools invoice={invoice} />
      </div>
      <InvoiceSheet invoice={invoice} />
    </div>
  );
}
