import { eq } from "drizzle-orm";
import { refuse } from "../../platform/calls/call-errors.ts";
import { staffCalls } from "../../platform/calls/implement-staff-calls.ts";
import { actingMember } from "../../platform/calls/staff-call-context.ts";
import { listParked, listSilent } from "./list-for-staff.ts";
import { recordForShipments } from "./record-events.ts";
import type { ShipmentDeps } from "./shipment-deps.ts";
import { shipments } from "./tables.ts";

export function createStaffShipmentCalls(deps: ShipmentDeps) {
  return {
    silent: staffCalls.shipments.silent.handler(({ input, context }) =>
      listSilent(deps, context.db, input, actingMember(context).storefronts),
    ),
    parked: staffCalls.shipments.parked.handler(({ input, context }) =>
      listParked(context.db, input, actingMember(context).storefronts),
    ),
    // What it belongs to follows in the next round: its row is always locked before that of its shipment.
    record: staffCalls.shipments.record.handler(async ({ input, context }) => {
      const [shipment] = await context.db.select().from(shipments).where(eq(shipments.id, input.shipment));
      if (!shipment) throw refuse("not_found");
      context.concerns({ name: `shipment:${shipment.id}`, storefronts: [shipment.storefrontCode] });
      const event = { code: input.code, location: input.location ?? null, source: "staff" } as const;
      await recordForShipments(context.db, [shipment.id], event);
      return { status: true as const };
    }),
  };
}
