import type { Cart } from "../../../contracts/shop/cart.ts";
import { newBuyer } from "./buyer.ts";
import type { Shop } from "./shop.ts";
import { stockShelf } from "./stock.ts";
import type { Scenario } from "./trial.ts";

const ROUNDS = 3;
const REQUESTS = 40;
/** Both of I11: how much slower than before, and how soon. */
const TOLERANCE = 1.2;
const REGAINED_WITHIN_MS = 30_000;
/** Differences below this are a machine's own noise. */
const NOISE_MS = 5;

/** How fast somebody alone is served: the median of a few p95, each of one buyer after the other filling a cart. */
async function measurePace(shop: Shop): Promise<number> {
  const [variantId = 0] = await stockShelf(shop, 1, ROUNDS * REQUESTS);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await p95(shop, variantId));
  return rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

async function p95(shop: Shop, variantId: number): Promise<number> {
  const took: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const { status, tookMs } = await newBuyer(shop).call<{ cart: Cart }>("/cart/add", {
      variant_id: variantId,
      quantity: 1,
    });
    took.push(status === 200 ? tookMs : Number.POSITIVE_INFINITY);
  }
  return took.toSorted((a, b) => a - b)[Math.ceil(REQUESTS * 0.95) - 1] ?? 0;
}

/** The same fault, after which the shop is soon as fast as it was before (I11). */
export const regainingPace = (scenario: Scenario): Scenario => ({
  ...scenario,
  run: async (trial) => {
    const { shop, expect } = trial;
    const before = await measurePace(shop);
    await scenario.run(trial);
    const deadline = performance.now() + REGAINED_WITHIN_MS;
    const isRegained = (pace: number) => pace <= Math.max(before * TOLERANCE, before + NOISE_MS);
    let after = await measurePace(shop);
    while (!isRegained(after) && performance.now() < deadline) after = await measurePace(shop);
    expect(isRegained(after), `I11 p95 was ${before.toFixed(1)} ms and stays at ${after.toFixed(1)} ms`);
  },
});
