import type { Column } from "../../kit/column.ts";
import { RowColumns } from "../../kit/facts.tsx";
import type { Order } from "./order-detail.tsx";

const FACTS: readonly Column<Order>[] = [
  {
    label: "staff.orders.courier",
    text: ({ courier, method }, t) => `${courier}, ${t(`staff.orders.method.${method}`)}`,
  },
  {
    label: "staff.orders.pickup-point",
    text: ({ delivery: { pickup_point } }) => pickup_point && `${pickup_point.name}, ${pickup_point.address}`,
  },
  {
    label: "staff.orders.address",
    text: ({ customer, delivery: { street, zip, city, country } }) =>
      [customer, street, `${zip} ${city}`.trim(), country].filter(Boolean).join("\n"),
  },
  { label: "staff.orders.phone", text: ({ delivery }) => delivery.phone || null },
  { label: "staff.orders.email", text: ({ delivery }) => delivery.email || null },
  {
    label: "staff.orders.arrives",
    text: ({ delivery: { arrives_from, arrives_to } }) =>
      arrives_from && [arrives_from, arrives_to].filter(Boolean).join(" – "),
  },
  { label: "staff.orders.tracking-number", text: ({ tracking_number }) => tracking_number },
  { label: "staff.orders.courier-note", text: ({ extras }) => extras?.courier_note ?? null },
  { label: "staff.orders.gift-message", text: ({ extras }) => extras?.gift_message ?? null },
  { label: "staff.orders.company", text: ({ extras }) => extras?.company?.name ?? null },
];

export const Delivery = ({ order }: { order: Order }) => <RowColumns columns={FACTS} row={order} />;
