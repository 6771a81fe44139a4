import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { TrackedCarrier } from "#domain/forwarding/shipments/tracked-carriers.ts";
import { failpoint } from "#failpoints";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { defineJob, TRIED_FOR_A_DAY } from "#platform/jobs/define-job.ts";
import type { LabelRequest } from "./carriers/carrier.ts";
import { giveNumber } from "./give-number.ts";
import type { ShipmentDeps } from "./shipment-deps.ts";
import { ensureShipment } from "./shipment-store.ts";
import type { ShipmentSubject } from "./subject.ts";
import { shipmentLabels, shipments } from "./tables.ts";

/** Orders a parcel at its carrier. */
export const LABEL_JOB = defineJob({
  name: "carrier-label",
  payload: z.object({ shipmentId: z.int() }),
  keyOf: ({ shipmentId }) => String(shipmentId),
  ...TRIED_FOR_A_DAY,
  expiresAfterSeconds: 60,
});

/** Asks for a label, once; the carrier is asked after the commit, so that no connection waits for it (F38). */
export async function requestLabel(
  { jobs }: Pick<ShipmentDeps, "jobs">,
  tx: Database,
  subject: ShipmentSubject,
  label: { carrier: TrackedCarrier; request: LabelRequest },
): Promise<void> {
  const shipmentId = await ensureShipment(tx, subject);
  await tx
    .insert(shipmentLabels)
    .values({ shipmentId, ...label })
    .onConflictDoNothing();
  await jobs.enqueue(tx, LABEL_JOB, { shipmentId });
}

/**
 * Orders the parcel and writes its number and label down. A process that dies between the two orders it again with the
 * same key, and gets the same one (F32).
 */
export async function makeLabel(deps: ShipmentDeps, shipmentId: number): Promise<void> {
  const [found] = await deps.db
    .select()
    .from(shipmentLabels)
    .innerJoin(shipments, eq(shipments.id, shipmentLabels.shipmentId))
    .where(and(eq(shipmentLabels.shipmentId, shipmentId), isNull(shipmentLabels.madeAt)));
  if (!found) return;
  const { shipment_labels: label, shipments: shipment } = found;
  const carrier = deps.carriers.get(label.carrier);
  if (!carrier) throw new Error(`The carrier ${label.carrier} is not set up`);
  failpoint("label.1-before-carrier");
  const { trackingNumber, pdf } = await carrier.createShipment(label.request, keyOf(label));
  failpoint("label.2-after-carrier");
  const { subjectKind: kind, subjectId: id, storefrontCode } = shipment;
  await transact(deps.db, async (tx) => {
    const { rowCount } = await tx
      .update(shipmentLabels)
      .set({ pdf, madeAt: sql`now()` })
      .where(and(eq(shipmentLabels.shipmentId, shipmentId), isNull(shipmentLabels.madeAt)));
    if (rowCount === 1) await giveNumber(tx, { kind, id, storefrontCode }, trackingNumber, label.carrier);
    failpoint("label.3-before-commit");
  });
  failpoint("label.4-after-commit");
}

/** The same for every attempt, and another one for another installation with the same account. */
const keyOf = ({ shipmentId, askedAt }: { shipmentId: number; askedAt: Date }) =>
  `crossdock-${shipmentId}-${askedAt.getTime()}`;

/** Null before the carrier has made it. */
export async function findLabel(db: Database, { kind, id }: Pick<ShipmentSubject, "kind" | "id">) {
  const [found] = await db
    .select({ trackingNumber: shipments.trackingNumber, pdf: shipmentLabels.pdf })
    .from(shipmentLabels)
    .innerJoin(shipments, eq(shipments.id, shipmentLabels.shipmentId))
    .where(and(eq(shipments.subjectKind, kind), eq(shipments.subjectId, id)));
  return found ?? null;
}
