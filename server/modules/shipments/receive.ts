import { TRACKED_CARRIERS } from "../../../domain/tracking/tracked-carriers.ts";
import type { CarrierPush } from "./carriers/carrier.ts";
import { followNow } from "./follow.ts";
import { recordCarrierEvents } from "./record-events.ts";
import type { ShipmentDeps } from "./shipment-deps.ts";

export type Received = "accepted" | "refused" | "unknown";

/**
 * Takes what claims to come from a carrier: what it cannot prove has no effect (T119). The events are stored before the
 * answer, in one statement; the orders follow after it, and again in the next round if that fails.
 */
export async function receive(deps: ShipmentDeps, carrierName: string, push: CarrierPush): Promise<Received> {
  const name = TRACKED_CARRIERS.find((known) => known === carrierName);
  const carrier = name && deps.carriers.get(name);
  if (!carrier) return "unknown";
  const read = carrier.readPush(push);
  if (read.result === "refused") {
    deps.log.warn({ carrier: carrier.name, reason: read.reason }, "a carrier's report was refused");
    return "refused";
  }
  const advanced = await recordCarrierEvents(deps.db, carrier.name, read.events);
  await followNow(
    deps,
    advanced.map(({ shipment_id }) => shipment_id),
  );
  return "accepted";
}
