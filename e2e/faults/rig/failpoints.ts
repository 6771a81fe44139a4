import type { Shop } from "./shop.ts";
import type { Trial } from "./trial.ts";

/** From here on the shop's process ends itself, as if killed, at a point of its work. */
export async function dieAt(shop: Shop, point: string): Promise<void> {
  await shop.kill();
  await shop.start({ FAIL_AT: point });
}

/** Waits for that, and starts the shop anew, which then has its time to recover. */
export async function comeBack({ shop, faultEnds }: Pick<Trial, "shop" | "faultEnds">): Promise<void> {
  await shop.died();
  await shop.start();
  faultEnds();
}
