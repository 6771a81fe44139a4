import { and } from "drizzle-orm";
import type { ConsignmentListRequest } from "#contracts/staff/forwarding/consignments.ts";
import { CONSIGNMENT_MACHINE } from "#domain/forwarding/forward-requests/consignment-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { listWarehouses } from "../../warehouses/index.ts";
import { consignments } from "../tables.ts";
import { carriesFor, countRequestsOn } from "./consignment-store.ts";

const CONSIGNMENTS: ListDefinition<ConsignmentListRequest> = {
  id: consignments.id,
  index: "consignments_warehouse_id_created_at_id_idx",
  sorts: { created_at: consignments.createdAt },
  filters: {
    state: consignments.state,
    created_at: consignments.createdAt,
    search: { number: "consignment", columns: [consignments.reference] },
    ids: consignments.id,
  },
};

/** Consignments from the member's warehouses that carry a request of the member's storefronts. */
export async function listConsignments(context: StaffCallContext, request: ConsignmentListRequest) {
  const { db } = context;
  const codes = new Map((await listWarehouses(db)).map(({ id, code }) => [id, code]));
  const page = await readStaffList(context, CONSIGNMENTS, request, {
    scope: (member) => and(member.warehouses.where(consignments.warehouseId), carriesFor(member)),
    select: (position) => db.select({ position, consignment: consignments }).from(consignments).$dynamic(),
  });
  const ids = page.items.map(({ consignment }) => consignment.id);
  const carried = await countRequestsOn(db, ids);
  const items = page.items.map(({ consignment }) => ({
    number: numberOf("consignment", consignment.id),
    warehouse: codes.get(consignment.warehouseId) ?? "",
    shipping_method: consignment.shippingMethod,
    reference: consignment.reference,
    state: consignment.state,
    requests: carried.get(consignment.id) ?? 0,
    created_at: consignment.createdAt.toISOString(),
    next_events: nextEvents(CONSIGNMENT_MACHINE, consignment.state, actingMember(context)),
  }));
  return { ...page, items };
}
