import { EVERY_MINUTE, roundOf } from "#platform/jobs/define-job.ts";
import { createTrackingCalls } from "./calls.ts";
import type { ParcelCarrier } from "./carriers/carrier.ts";
import { followAll } from "./follow.ts";
import { createFollower } from "./follower.ts";
import { LABEL_JOB, makeLabel } from "./label.ts";
import { POLL_CARRIERS, pollCarriers } from "./poll.ts";
import { createReceiver, type Receive } from "./receive.ts";
import type { ShipmentDeps } from "./shipment-deps.ts";
import { createStaffShipmentCalls } from "./staff-calls.ts";
import { sweepLinks } from "./tracking-links.ts";

export interface ShipmentOptions extends Omit<ShipmentDeps, "carriers"> {
  carriers: readonly ParcelCarrier[];
}

export interface Shipments {
  calls: ReturnType<typeof createTrackingCalls>;
  staffCalls: ReturnType<typeof createStaffShipmentCalls>;
  receive: Receive;
  /** Asks the carriers about due parcels; returns their number. */
  poll(): Promise<number>;
  /** Lets subjects follow that are behind, as after a crash; returns their number. */
  follow(): Promise<number>;
  /** Resolves when the subjects have followed the received events. */
  settled(): Promise<void>;
  work(): Promise<void>;
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

const FOLLOW_PARCELS = roundOf("follow-parcels");

export async function createShipments(given: ShipmentOptions): Promise<Shipments> {
  const deps: ShipmentDeps = {
    ...given,
    carriers: new Map(given.carriers.map((carrier) => [carrier.name, carrier])),
  };
  const follower = createFollower(deps);
  await deps.jobs.createQueue(LABEL_JOB);
  return {
    calls: createTrackingCalls(deps),
    staffCalls: createStaffShipmentCalls(deps),
    receive: createReceiver(deps, follower),
    poll: () => pollCarriers(deps),
    follow: () => followAll(deps),
    settled: follower.settled,
    stop: follower.stop,
    sweep: async () => void (await sweepLinks(deps.db)),
    async work() {
      await deps.jobs.work(LABEL_JOB, ({ shipmentId }) => makeLabel(deps, shipmentId));
      await deps.jobs.schedule(POLL_CARRIERS, EVERY_MINUTE, async () => void (await pollCarriers(deps)));
      await deps.jobs.schedule(FOLLOW_PARCELS, EVERY_MINUTE, async () => void (await followAll(deps)));
    },
  };
}
