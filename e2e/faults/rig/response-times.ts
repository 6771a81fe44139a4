import type { Cart } from "#contracts/shop/selling/cart.ts";
import { newBuyer } from "./buyer.ts";
import type { Shop } from "./shop.ts";
import { stockVariants } from "./stock.ts";
import type { Scenario } from "./trial.ts";

const ROUNDS = 3;
const REQUESTS = 40;
/** The bounds of I11: how much slower than before, and how soon. */
const TOLERANCE = 1.2;
const RECOVERED_WITHIN_MS = 30_000;
/** Smaller differences are noise of the machine. */
const NOISE_MS = 5;

/** Without other load: the median of a few p95, each of one buyer after the other filling a cart. */
async function measureP95(shop: Shop): Promise<number> {
  const [variantId = 0] = await stockVariants(shop, 1, ROUNDS * REQUESTS);
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

/** The same scenario, after which the shop must soon be as fast as before (I11). */
export const recoveringSpeed = (scenario: Scenario): Scenario => ({
  ...scenario,
  run: async (trial) => {
    const { shop, expect } = trial;
    const before = await measureP95(shop);
    await scenario.run(trial);
    const deadline = performance.now() + RECOVERED_WITHIN_MS;
    const isRecovered = (p95Ms: number) => p95Ms <= Math.max(before * TOLERANCE, before + NOISE_MS);
    let after = await measureP95(shop);
    while (!isRecovered(after) && performance.now() < deadline) after = await measureP95(shop);
    expect(isRecovered(after), `I11 p95 was ${before.toFixed(1)} ms and stays at ${after.toFixed(1)} ms`);
  },
});
