import { Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { reportError } from "#client/report-error.ts";
import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { PAY_UNPAID_ORDERS_PATH } from "#domain/shared/overlays/unpaid-orders.ts";
import { formatMoney } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { browserApi } from "../../browser-api.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { useMomentText } from "../../shell/use-moment-text.ts";

export function UnpaidOrdersModal({ count, onHandled }: { count: number; onHandled: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const orders = useUnpaid();
  const title = t("unpaid.title", { count });
  const pay = () => {
    onHandled();
    void navigate(withLocale(PAY_UNPAID_ORDERS_PATH, t.language));
  };
  return (
    <Modal open onHandle={onHandled} label={title} closeLabel={t("a11y.close")} size="sm" mobile="sheet">
      <div className="grid justify-items-center gap-3 pt-6 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-warn-fill text-warn">
          <Clock aria-hidden="true" className="size-8" />
        </span>
        <h2 className="type-h3">{title}</h2>
        <UnpaidList orders={orders} />
        <p className="text-ink2">{t(reservesGoods(orders) ? "unpaid.text" : "unpaid.text-other")}</p>
        <Button block onClick={pay} className="mt-3">
          {t("unpaid.pay")}
        </Button>
        <Button block variant="text" onClick={onHandled}>
          {t("unpaid.later")}
        </Button>
      </div>
    </Modal>
  );
}

/** Goods wait on a shelf for an order alone, not for a request, a quote or an invoice. */
const reservesGoods = (orders: readonly OrderListItem[]) => orders.some(({ kind }) => kind === "marketplace");

const SHOWN = 3;

/** Number, sum and deadline of each; until they are loaded, or without a connection, the reminder does without. */
function UnpaidList({ orders }: { orders: readonly OrderListItem[] }) {
  const t = useTranslate();
  const { deadline } = useMomentText();
  return (
    <ul className="grid w-full gap-2 empty:hidden">
      {orders.slice(0, SHOWN).map(({ number, total, expires_at }) => (
        <li key={number} className="rounded-field bg-sunk px-4 py-3 text-sm">
          <b className="block font-semibold tabular-nums">
            {number}
            {total && `, ${formatMoney(total.amount, total.currency, t.language)}`}
          </b>
          {expires_at && (
            <span className="text-ink2 tabular-nums">{t("unpaid.until", { moment: deadline(expires_at) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function useUnpaid(): readonly OrderListItem[] {
  const { languageId } = usePageData().config.searchKeys;
  const [orders, setOrders] = useState<readonly OrderListItem[]>([]);
  useEffect(() => {
    let isShown = true;
    browserApi.orders
      .getMyOrders({ language_id: languageId, status: "unpaid" })
      .then(({ items }) => isShown && setOrders(items), reportError);
    return () => {
      isShown = false;
    };
  }, [languageId]);
  return orders;
}
