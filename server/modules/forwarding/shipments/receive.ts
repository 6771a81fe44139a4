import { TRACKED_CARRIERS } from "#domain/forwarding/shipments/tracked-carriers.ts";
import type { CarrierEvent, CarrierPush } from "./carriers/carrier.ts";
import type { Follower } from "./follower.ts";
import { recordCarrierEvents } from "./record-events.ts";
import type { ShipmentDeps } from "./shipment-deps.ts";
import { storeTogether } from "./store-together.ts";

export type Received = "accepted" | "refused" | "unknown";
export type Receive = (carrierName: string, push: CarrierPush) => Promise<Received>;

/**
 * Takes what claims to come from a carrier: what it cannot prove has no effect (T119). The events are stored before the
 * answer, in one statement; the orders follow after it, and in the next round if the process ends before.
 */
export function createReceiver(deps: ShipmentDeps, follower: Pick<Follower, "follow">): Receive {
  const stores = new Map(
    TRACKED_CARRIERS.map((name) => [
      name,
      storeTogether<CarrierEvent>(async (events) => {
        const advanced = await recordCarrierEvents(deps.db, name, events);
        follower.follow(advanced.map(({ shipment_id }) => shipment_id));
      }),
    ]),
  );
  return async (carrierName, push) => {
    const name = TRACKED_CARRIERS.find((known) => known === carrierName);
    const carrier = name && deps.carriers.get(name);
    if (!carrier) return "unknown";
    const read = carrier.readPush(push);
    if (read.result === "refused") {
      deps.log.warn({ carrier: carrier.name, reason: read.reason }, "a carrier's report was refused");
      return "refused";
    }
    await stores.get(carrier.name)?.(read.events);
    return "accepted";
  };
}
