import { not, sql } from "drizzle-orm";
import type { PaymentQueueRequest } from "#contracts/staff/money/payments.ts";
import { PAYABLE_KINDS } from "#domain/money/payments/payable-kind.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { isOf } from "../attempts/paid-for.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { payments, providerEvents } from "../tables.ts";
import { presentRows } from "./staff-rows.ts";

const IS_PARKED = sql`exists (
  select from ${providerEvents} where ${providerEvents.paymentId} = ${payments.id} and ${providerEvents.outcome} = 'parked')`;

/** The payments for what has this number, such as OR12. */
function paysNumber(text: string) {
  const [found] = PAYABLE_KINDS.flatMap((kind) => {
    const id = idOf(kind, text);
    return id === null ? [] : [isOf({ kind, id })];
  });
  return found;
}

const PAYMENTS: ListDefinition<PaymentQueueRequest> = {
  id: payments.id,
  index: "payments_created_at_id_idx",
  sorts: { created_at: payments.createdAt },
  filters: {
    state: payments.state,
    storefront: payments.storefrontCode,
    payment_processor_id: payments.paymentProcessorId,
    created_at: payments.createdAt,
    captured: payments.captured,
    is_parked: (isParked) => (isParked ? IS_PARKED : not(IS_PARKED)),
    search: { columns: [payments.reference, payments.providerReference], or: paysNumber },
  },
};

/** The payments of the member's storefronts, with what staff can do with each. */
export async function listForStaff(
  deps: Pick<PaymentDeps, "storefront">,
  context: StaffCallContext,
  request: PaymentQueueRequest,
) {
  const { db } = context;
  const page = await readStaffList(context, PAYMENTS, request, {
    scope: (member) => member.where(payments.storefrontCode),
    select: (position) => db.select({ position, payment: payments }).from(payments).$dynamic(),
  });
  const items = await presentRows(
    deps,
    context,
    page.items.map(({ payment }) => payment),
  );
  return { ...page, items };
}
