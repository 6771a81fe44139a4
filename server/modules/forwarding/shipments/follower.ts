import { followNow, ROUND_SIZE } from "./follow.ts";
import type { ShipmentDeps } from "./shipment-deps.ts";

/** Lets subjects follow what carriers report, one after the other: however much comes, it takes one connection. */
export interface Follower {
  /** Does not wait. What a process that ends has not begun is left to the next round. */
  follow(shipmentIds: readonly number[]): void;
  /** Until nothing is left to do. */
  settled(): Promise<void>;
  /** Begins nothing more, and waits for what has begun. */
  stop(): Promise<void>;
}

export function createFollower(deps: ShipmentDeps): Follower {
  const waiting = new Set<number>();
  let working: Promise<void> | null = null;
  let isStopped = false;

  const work = async () => {
    while (waiting.size > 0) {
      const some = [...waiting].slice(0, ROUND_SIZE);
      for (const id of some) waiting.delete(id);
      await followNow(deps, some).catch((err) => deps.log.warn({ err }, "subjects could not follow"));
    }
    working = null;
  };

  return {
    follow(shipmentIds) {
      if (isStopped || shipmentIds.length === 0) return;
      for (const id of shipmentIds) waiting.add(id);
      working ??= work();
    },
    settled: async () => void (await working),
    async stop() {
      isStopped = true;
      waiting.clear();
      await working;
    },
  };
}
