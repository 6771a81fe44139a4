import { OPEN_STATES, PAYMENT_STATES } from "#domain/money/payments/payment-states.ts";
import { PROVIDER_IDS } from "#domain/money/payments/provider.ts";
import { Pill } from "#ui/pill.tsx";
import { type CallFilter, defineList, type ListRequest } from "../../kit/list/list.ts";
import { momentColumn, stateColumn } from "../../kit/list-columns.tsx";
import { shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { paymentStatus } from "./payment-status.ts";

type Row = Awaited<ReturnType<typeof staffApi.payments.list>>["items"][number];

/** Values of a choice are texts, the ids of providers are numbers. */
const withProviders = ({ payment_processor_id: chosen, ...filter }: CallFilter): CallFilter =>
  Array.isArray(chosen) ? { ...filter, payment_processor_id: chosen.map(Number) } : filter;

export const PAYMENTS = defineList<Row>({
  name: "payments",
  title: "staff.payments.title",
  permission: "payments.read",
  read: ({ filter, ...request }) =>
    staffApi.payments.list({ ...request, filter: withProviders(filter) } as ListRequest & { sort: "created_at" }),
  nameOf: ({ payment }) => payment,
  search: "staff.payments.search",
  empty: "staff.payments.empty",
  sorts: ["-created_at", "created_at"],
  views: [
    { id: "all", label: "staff.payments.view.all", filter: {} },
    { id: "to-look-at", label: "staff.payments.view.to-look-at", filter: { is_parked: true } },
    { id: "open", label: "staff.payments.view.open", filter: { state: OPEN_STATES } },
    { id: "failed", label: "staff.payments.state.failed", filter: { state: "failed" } },
    {
      id: "refunded",
      label: "staff.payments.state.refunded",
      filter: { state: ["partially_refunded", "refunded"] },
    },
  ],
  filters: [
    {
      name: "payment_processor_id",
      label: "staff.payments.provider",
      kind: "choice",
      options: PROVIDER_IDS.map((value) => ({
        value: String(value),
        label: `staff.payments.provider.${value}` as const,
      })),
    },
    {
      name: "state",
      label: "staff.orders.filter.state",
      kind: "choice",
      options: PAYMENT_STATES.map((value) => ({ value, label: paymentStatus(value).label })),
    },
    { name: "created_at", label: "staff.payments.created", kind: "days" },
    { name: "captured", label: "staff.payments.captured", kind: "amounts" },
  ],
  columns: [
    { id: "payable", label: "staff.payments.payable", show: ({ payable }) => payable },
    momentColumn(
      { id: "created", label: "staff.payments.created", sort: "created_at" },
      ({ created_at }) => created_at,
    ),
    {
      id: "provider",
      label: "staff.payments.provider",
      show: ({ payment_processor_id: id }, t) => t(`staff.payments.provider.${id}`),
    },
    stateColumn({ id: "state", label: "staff.orders.filter.state" }, ({ state }) => paymentStatus(state)),
    {
      id: "parked",
      label: "staff.payments.parked",
      text: ({ parked }, t) => parked && t(`staff.payments.parked.${parked}`),
      show: ({ parked }, t) => parked && <Pill tone="warn">{t(`staff.payments.parked.${parked}`)}</Pill>,
    },
    { id: "storefront", label: "staff.orders.column.storefront", show: ({ storefront }) => storefront.toUpperCase() },
    { id: "reference", label: "staff.payments.reference", show: ({ payment }) => payment, isExtra: true },
    {
      id: "asked",
      label: "staff.payments.asked",
      isNumber: true,
      isExtra: true,
      show: ({ asked, currency }, t) => shownMoney({ amount: asked, currency }, t),
    },
    {
      id: "refunded",
      label: "staff.payments.refunded",
      isNumber: true,
      show: ({ refunded, currency }, t) => (refunded === 0 ? "" : shownMoney({ amount: refunded, currency }, t)),
    },
    {
      id: "captured",
      label: "staff.payments.captured",
      isNumber: true,
      text: ({ captured, currency }, t) => shownMoney({ amount: captured, currency }, t),
      show: ({ captured, currency }, t) => (
        <strong className="font-semibold">{shownMoney({ amount: captured, currency }, t)}</strong>
      ),
    },
  ],
});
