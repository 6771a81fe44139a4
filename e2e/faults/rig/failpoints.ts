import type { Shop } from "./shop.ts";
import type { Trial } from "./trial.ts";

/** Restarts the shop so that its process kills itself at a failpoint. */
export async function dieAt(shop: Shop, point: string): Promise<void> {
  await shop.kill();
  await shop.start({ FAIL_AT: point });
}

/** Waits until it has done so and starts the shop again, which then has its time to recover. */
export async function restartAfterDeath({ shop, faultEnds }: Pick<Trial, "shop" | "faultEnds">): Promise<void> {
  await shop.died();
  await shop.start();
  faultEnds();
}
