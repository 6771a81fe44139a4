import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import type { OrderAction } from "#domain/selling/orders/order-actions.ts";
import { formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { BuyAgain } from "./buy-again.tsx";
import { CancelOrder } from "./detail/cancel-order.tsx";

const outline = buttonClass({ variant: "outline", size: "sm" });

/** Quotes and invoices have pages of their own. */
const PAGES: Partial<Record<OrderListItem["kind"], string>> = { invoice: "/invoice", quote: "/quotes" };

/** The total of an order, and what its state allows to do. */
export function OrderActions({ order }: { order: OrderListItem }) {
  const t = useTranslate();
  const { actions, number, slug, invoice_url } = order;
  const total = order.total && formatMoney(order.total.amount, order.total.currency, t.language);
  const allows = (action: OrderAction) => actions.includes(action);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 max-sm:w-full sm:max-w-90 sm:flex-col xl:max-w-155 sm:items-end">
      {total && <p className="text-lg font-semibold tabular-nums">{total}</p>}
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow sm:justify-end">
        {invoice_url && allows("invoice") && (
          <a href={invoice_url} download aria-label={`${t("order.detail.invoice")} ${number}`} className={outline}>
            {t("order.detail.invoice")}
          </a>
        )}
        <LocalLink
          to={`${PAGES[order.kind] ?? "/my-orders"}/${slug}`}
          aria-label={t(allows("track") ? "orders.track-of" : "orders.details-of", { number })}
          className={outline}
        >
          {t(allows("track") ? "orders.track" : "orders.details")}
        </LocalLink>
        {allows("cancel") && <CancelOrder name={slug} size="sm" />}
        {allows("withdraw") && (
          <LocalLink to={`/withdrawal/${slug}`} aria-label={t("orders.withdraw-of", { number })} className={outline}>
            {t("order.detail.withdraw")}
          </LocalLink>
        )}
        {allows("claim") && (
          <LocalLink
            to={`/claim-form?number=${number}`}
            aria-label={t("orders.claim-of", { number })}
            className={outline}
          >
            {t("claim.title")}
          </LocalLink>
        )}
        {allows("buy_again") && <BuyAgain slug={slug} />}
        {total && allows("pay") && (
          <LocalLink to={`/payment/${slug}`} className={buttonClass({ size: "sm" })}>
            {t("orders.pay", { amount: total })}
          </LocalLink>
        )}
      </div>
    </div>
  );
}
