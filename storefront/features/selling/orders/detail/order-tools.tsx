import { FileDown, Printer } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";

/** An order has an invoice once it is paid; the page itself prints as a sheet. */
export function OrderTools({ order: { invoice_url } }: { order: Pick<OrderDetails, "invoice_url"> }) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap gap-2.5 print:hidden">
      {invoice_url && (
        <a href={invoice_url} download className={buttonClass({ variant: "outline", size: "sm" })}>
          <FileDown aria-hidden="true" />
          {t("order.detail.invoice")}
        </a>
      )}
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t("order.detail.print")}
      </Button>
    </div>
  );
}
