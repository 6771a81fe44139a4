import type { Column } from "../../kit/column.ts";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import type { Order } from "./order-detail.tsx";

/** Facts by which orders are distinguished. */
export const ORDER_FACTS: readonly Column<Order>[] = [
  {
    label: "staff.orders.column.customer",
    text: ({ customer, is_guest }, t) =>
      [customer || t("staff.orders.no-name"), is_guest && t("staff.orders.guest")].filter(Boolean).join(", "),
  },
  { label: "staff.orders.placed", text: ({ placed_at }) => shownMoment(placed_at) },
  { label: "staff.orders.column.storefront", text: ({ storefront }) => storefront.toUpperCase() },
  { label: "staff.bench.total", text: ({ total }, t) => shownMoney(total, t) },
  { label: "staff.orders.invoice", text: ({ invoice }) => invoice },
];
