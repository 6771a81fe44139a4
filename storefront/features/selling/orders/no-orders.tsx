import { PackageOpen, PackageSearch } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LoadingFailed } from "#storefront/shell/errors/loading-failed.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useHasFeature } from "#storefront/shell/page-data.tsx";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { OrdersData } from "./load-orders.ts";
import { isNarrowed, ordersPath } from "./orders-query.ts";

export function NoOrders({ orders }: { orders: OrdersData }) {
  const t = useTranslate();
  if (orders.isFailed) return <LoadingFailed title={t("orders.failed.title")} text={t("orders.failed.text")} />;
  return isNarrowed(orders) ? <NoMatchingOrders /> : <NoOrdersYet />;
}

function NoOrdersYet() {
  const t = useTranslate();
  const hasFeature = useHasFeature();
  const to = hasFeature("marketplace") ? "/marketplace" : "/";
  return (
    <EmptyState
      title={t("orders.empty.title")}
      text={t("orders.empty.text")}
      drawing={<PackageOpen className="size-14 text-pri" />}
      action={
        <LocalLink to={to} className={buttonClass()}>
          {t("orders.empty.action")}
        </LocalLink>
      }
    />
  );
}

function NoMatchingOrders() {
  const t = useTranslate();
  return (
    <EmptyState
      title={t("orders.none.title")}
      drawing={<PackageSearch className="size-14 text-pri" />}
      action={
        <LocalLink to={ordersPath({})} className={buttonClass({ variant: "outline" })}>
          {t("orders.none.action")}
        </LocalLink>
      }
    />
  );
}
