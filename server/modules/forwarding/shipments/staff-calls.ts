import { eq } from "drizzle-orm";
import { ownNumber } from "#domain/forwarding/shipments/proof.ts";
import { plainNumber } from "#domain/forwarding/shipments/tracked-carriers.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { findLabel, requestLabel } from "./label.ts";
import { listParked, listSilent } from "./list-for-staff.ts";
import { recordForShipment } from "./record-events.ts";
import type { ShipmentDeps } from "./shipment-deps.ts";
import { shipments } from "./tables.ts";

/** The subject with one of our numbers, within the member's storefronts. */
async function subjectInScope({ subjects }: ShipmentDeps, context: StaffCallContext, number: string) {
  const named = ownNumber(plainNumber(number));
  const tracked = subjects.find(({ prefix }) => prefix === named?.prefix);
  const owner = named && (await tracked?.findOwner(context.db, named.id));
  if (!named || !tracked || !owner) throw refuse("not_found");
  const { storefrontCode } = owner;
  context.concerns({ name: `shipment of:${tracked.prefix}${named.id}`, storefronts: [storefrontCode] });
  return { tracked, subject: { kind: tracked.kind, id: named.id, storefrontCode } };
}

export function createStaffShipmentCalls(deps: ShipmentDeps) {
  return {
    silentShipments: {
      list: staffCalls.silentShipments.list.handler(({ input, context }) => listSilent(deps, context, input)),
    },
    parkedReports: {
      list: staffCalls.parkedReports.list.handler(({ input, context }) => listParked(context, input)),
    },
    shipments: {
      label: staffCalls.shipments.label.handler(async ({ input, context }) => {
        const { tracked, subject } = await subjectInScope(deps, context, input.number);
        const request = await tracked.labelRequest(context.db, subject.id);
        if (!request || !deps.carriers.has(input.carrier)) throw refuse("conflict");
        await requestLabel(deps, context.db, subject, { carrier: input.carrier, request });
        return { status: true as const };
      }),
      getLabel: staffCalls.shipments.getLabel.handler(async ({ input, context }) => {
        const { subject } = await subjectInScope(deps, context, input.number);
        const label = await findLabel(context.db, subject);
        return { tracking_number: label?.trackingNumber ?? null, pdf: label?.pdf?.toString("base64") ?? null };
      }),
      // The subject follows in the next round: its row is always locked before that of its shipment.
      record: staffCalls.shipments.record.handler(async ({ input, context }) => {
        const [shipment] = await context.db.select().from(shipments).where(eq(shipments.id, input.shipment));
        if (!shipment) throw refuse("not_found");
        context.concerns({ name: `shipment:${shipment.id}`, storefronts: [shipment.storefrontCode] });
        const event = { code: input.code, location: input.location ?? null, source: "staff" } as const;
        await recordForShipment(context.db, shipment.id, event);
        return { status: true as const };
      }),
    },
  };
}
