import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { warehouseInScope } from "../../warehouses/index.ts";
import type { RequestRow } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";
import { requestIdOf } from "../staff-moves.ts";
import { type ConsignmentRow, consignmentAggregate } from "./consignment-aggregate.ts";
import { lockRequests, storefrontsOn } from "./consignment-store.ts";
import { addToConsignment, createConsignment, recordForConsignment } from "./consignments.ts";
import { listConsignments } from "./list-consignments.ts";

export function createConsignmentCalls({ now }: Pick<RequestDeps, "now">) {
  const { consignments } = staffCalls;
  return {
    list: consignments.list.handler(({ input, context }) => listConsignments(context, input)),

    create: consignments.create.handler(async ({ input, context }) => {
      const warehouse = await warehouseInScope(context, input.warehouse);
      const requests = await lockAllInScope(context, input.requests);
      const values = {
        warehouseId: warehouse.id,
        shippingMethod: input.shipping_method,
        reference: input.reference,
      };
      const created = await createConsignment(context.db, values, requests, actingMember(context).id);
      const answer = answered(created);
      const storefronts = await storefrontsOn(context.db, created.id);
      context.concerns({ name: `consignment:${answer.number}`, storefronts });
      return answer;
    }),

    add: consignments.add.handler(async ({ input, context }) => {
      const consignment = await consignmentAggregate.lockInScope(context, input.number);
      const requests = await lockAllInScope(context, input.requests);
      return answered(await addToConsignment(context.db, consignment, requests, actingMember(context).id));
    }),

    event: consignments.event.handler(async ({ input, context }) => {
      const locked = await consignmentAggregate.lockInScope(context, input.number);
      const { code, location = null, happened_at } = input;
      const happenedAt = happened_at ? new Date(happened_at) : now();
      const happened = { code, location, happenedAt };
      const staffId = actingMember(context).id;
      const { consignment, reached } = await recordForConsignment(context.db, locked, happened, staffId);
      return { ...answered(consignment), reached };
    }),

    close: consignments.close.handler(async ({ input, context }) => {
      const consignment = await consignmentAggregate.lockInScope(context, input.number);
      const cause = { event: "close", actor: "staff", actorId: actingMember(context).id } as const;
      return answered(await consignmentAggregate.move(context.db, consignment, cause));
    }),
  };
}

const answered = ({ id, state }: ConsignmentRow) => ({
  status: true as const,
  number: numberOf("consignment", id),
  state,
});

/** Requests outside of the member's storefronts do not exist for them (T059). */
async function lockAllInScope(context: StaffCallContext, numbers: readonly string[]): Promise<RequestRow[]> {
  const ids = [...new Set(numbers.map(requestIdOf))];
  const found = await lockRequests(context.db, ids);
  const visible = found.filter(({ storefrontCode }) => context.scope().includes(storefrontCode));
  if (visible.length < ids.length) throw refuse("not_found");
  return visible;
}
