import { SHIPPING_METHODS } from "#domain/forwarding/freight/shipping-method.ts";
import type { OrderPayment } from "#domain/selling/orders/order-payment.ts";
import { ORDER_PHASES, ORDER_STATES, type OrderPhase } from "#domain/selling/orders/order-states.ts";
import { formatCount } from "#i18n/format.ts";
import { Pill, type PillTone } from "#ui/pill.tsx";
import { defineList, type ListRequest } from "../../kit/list/list.ts";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import { StatusPill } from "../../kit/status-pill.tsx";
import { staffApi } from "../../staff-api.ts";
import { ORDER_ACTIONS } from "./order-actions.ts";
import { fulfilmentStatus, orderStatus } from "./order-status.ts";

type Row = Awaited<ReturnType<typeof staffApi.orders.list>>["items"][number];

const PAYMENT_TONES: Readonly<Record<OrderPayment, PillTone>> = {
  awaiting: "warn",
  paid: "ok",
  partly_refunded: "neutral",
  refunded: "neutral",
  none: "neutral",
};

const inPhase = (...phases: readonly OrderPhase[]) => ({
  state: ORDER_STATES.filter((state) => phases.includes(ORDER_PHASES[state])),
});

/** Steps that many orders take at once; those with a place or a tracking number are about one. */
const BULK_EVENTS: readonly string[] = ["process", "pack"];

export const ORDERS = defineList<Row>({
  name: "orders",
  title: "staff.orders.title",
  permission: "orders.read",
  read: (request) => staffApi.orders.list(request as ListRequest & { filter: object; sort: "placed_at" }),
  nameOf: ({ number }) => number,
  search: "staff.orders.search",
  empty: "staff.orders.empty",
  sorts: ["-placed_at", "placed_at"],
  views: [
    { id: "all", label: "staff.orders.view.all", filter: {} },
    { id: "to-pack", label: "staff.orders.view.to-pack", filter: { state: ["paid", "processing"] } },
    { id: "unpaid", label: "staff.orders.view.unpaid", filter: inPhase("unpaid") },
    { id: "moving", label: "staff.orders.view.moving", filter: inPhase("with_carrier") },
    { id: "stopped", label: "staff.orders.view.stopped", filter: inPhase("stopped") },
  ],
  filters: [
    {
      name: "state",
      label: "staff.orders.filter.state",
      kind: "choice",
      options: ORDER_STATES.map((value) => ({ value, label: orderStatus(value).label })),
    },
    {
      name: "method",
      label: "staff.orders.filter.method",
      kind: "choice",
      options: SHIPPING_METHODS.map((value) => ({ value, label: `staff.orders.method.${value}` as const })),
    },
    { name: "placed_at", label: "staff.orders.filter.placed", kind: "days" },
    { name: "total", label: "staff.orders.filter.total", kind: "amounts" },
  ],
  columns: [
    { id: "number", label: "staff.orders.column.number", show: ({ number }) => number },
    {
      id: "placed",
      label: "staff.orders.placed",
      sort: "placed_at",
      text: ({ placed_at }) => shownMoment(placed_at),
      show: ({ placed_at }) => <span className="text-ink2 tabular-nums">{shownMoment(placed_at)}</span>,
    },
    {
      id: "customer",
      label: "staff.orders.column.customer",
      text: ({ customer }) => customer,
      show: ({ customer, is_guest }, t) => (
        <>
          {customer}
          {is_guest && <span className="text-ink3"> {t("staff.orders.guest")}</span>}
        </>
      ),
    },
    {
      id: "storefront",
      label: "staff.orders.column.storefront",
      show: ({ storefront }) => storefront.toUpperCase(),
    },
    {
      id: "payment",
      label: "staff.orders.column.payment",
      text: ({ payment }, t) => t(`staff.orders.payment.${payment}`),
      show: ({ payment }, t) => <Pill tone={PAYMENT_TONES[payment]}>{t(`staff.orders.payment.${payment}`)}</Pill>,
    },
    {
      id: "fulfilment",
      label: "staff.orders.column.fulfilment",
      text: ({ state }, t) => t(fulfilmentStatus(state)?.label ?? "staff.orders.state.awaiting_payment"),
      show({ state }) {
        const status = fulfilmentStatus(state);
        return status ? <StatusPill {...status} /> : "–";
      },
    },
    { id: "method", label: "staff.orders.column.method", show: ({ method }, t) => t(`staff.orders.method.${method}`) },
    { id: "courier", label: "staff.orders.courier", show: ({ courier }) => courier, isExtra: true },
    {
      id: "tracking",
      label: "staff.orders.tracking-number",
      show: ({ tracking_number }) => tracking_number,
      isExtra: true,
    },
    { id: "pieces", label: "staff.orders.pieces", isNumber: true, show: ({ pieces }) => formatCount(pieces) },
    {
      id: "total",
      label: "staff.bench.total",
      isNumber: true,
      text: ({ total }, t) => shownMoney(total, t),
      show: ({ total }, t) => <strong className="font-semibold">{shownMoney(total, t)}</strong>,
    },
  ],
  bulk: ORDER_ACTIONS.filter(({ event }) => BULK_EVENTS.includes(event)).map((action) => ({
    ...action,
    eventsOf: ({ next_events }: Row) => next_events,
  })),
});
