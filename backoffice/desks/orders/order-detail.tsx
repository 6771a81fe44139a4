import { defineDetail } from "../../kit/detail/detail.ts";
import { staffApi } from "../../staff-api.ts";
import { AttemptList } from "../attempt-list.tsx";
import { ORDER_ACTIONS } from "./order-actions.ts";
import { Delivery } from "./order-delivery.tsx";
import { ORDER_FACTS } from "./order-facts.ts";
import { historyOf } from "./order-history.ts";
import { Lines } from "./order-lines.tsx";
import { Price } from "./order-price.tsx";
import { orderStatus } from "./order-status.ts";

export type Order = Awaited<ReturnType<typeof staffApi.orders.get>>;

export const ORDER = defineDetail<Order>({
  name: "orders",
  read: (number) => staffApi.orders.get({ number }),
  nameOf: ({ number }) => number,
  statusOf: ({ state }) => [orderStatus(state)],
  facts: ORDER_FACTS,
  sections: [
    { id: "lines", title: "staff.orders.section.lines", show: (order) => <Lines order={order} /> },
    { id: "price", title: "staff.orders.section.price", show: (order) => <Price order={order} /> },
    { id: "delivery", title: "staff.orders.section.delivery", show: (order) => <Delivery order={order} /> },
    {
      id: "payments",
      title: "staff.orders.section.payments",
      show: (order) => (order.payments.length > 0 ? <AttemptList attempts={order.payments} /> : null),
    },
  ],
  timelineOf: historyOf,
  actions: ORDER_ACTIONS,
  eventsOf: ({ next_events }) => next_events,
});
