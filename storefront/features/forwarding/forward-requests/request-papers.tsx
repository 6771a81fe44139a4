import { FileDown } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { buttonClass } from "#ui/button-class.ts";

/** Its invoice, and what customs read; nothing before there is one. */
export function RequestPapers({ request: { invoice_url, customs_invoice_url } }: { request: RequestDetails }) {
  const t = useTranslate();
  const papers: [string | null, MessageKey][] = [
    [invoice_url, "order.detail.invoice"],
    [customs_invoice_url, "forwarding.customs-invoice.link"],
  ];
  const links = papers.flatMap(([url, name]) =>
    url === null
      ? []
      : [
          <a key={name} href={url} download className={buttonClass({ variant: "outline", size: "sm" })}>
            <FileDown aria-hidden="true" />
            {t(name)}
          </a>,
        ],
  );
  return links.length > 0 && <div className="flex flex-wrap gap-2.5 print:hidden">{links}</div>;
}
