import { randomUUID } from "node:crypto";
import { retryUntilAnswered } from "../rig/checkout.ts";
import { dieAt, restartAfterDeath } from "../rig/failpoints.ts";
import { becomes } from "../rig/order-states.ts";
import { buyQuote, readQuote } from "../rig/quotes.ts";
import type { Scenario } from "../rig/trial.ts";
import { REFUND_POINTS } from "./killed-refunds.ts";

/** From an item that cannot be had to the money that is refunded for it. */
export const UNAVAILABLE_POINTS = [
  "unavailable.1-moved",
  "unavailable.2-refunded",
  "quotes.itemUnavailable before commit",
  "quotes.itemUnavailable after commit",
  ...REFUND_POINTS,
] as const;

/** From a risen price to its invoice. */
export const RISE_POINTS = [
  "price-rose.1-moved",
  "price-rose.2-invoiced",
  "quotes.priceRose before commit",
  "quotes.priceRose after commit",
] as const;

interface Killed {
  call: string;
  body: object;
  isRight(quote: Awaited<ReturnType<typeof readQuote>>): boolean;
}

const killed = (point: string, { call, body, isRight }: Killed): Scenario => ({
  id: "F35",
  title: `killed at ${point}`,
  startsShop: true,
  run: async (trial) => {
    const { shop, expect } = trial;
    await dieAt(shop, point);
    const { id, number, staff } = await buyQuote(shop);
    const key = randomUUID();
    const ask = () => staff.call(`/quotes/${call}`, { number, ...body }, key);
    await ask();
    await restartAfterDeath(trial);
    const { status, body: answer } = await retryUntilAnswered(ask);
    expect(status === 200, `the retry was answered with ${status}: ${JSON.stringify(answer)}`);
    const isDone = async () => isRight(await readQuote(shop, id));
    expect(await becomes(isDone, 60_000), JSON.stringify(await readQuote(shop, id)));
  },
});

/** F35: the process dies while an item is left out; its money is refunded once. */
export const killedWhileUnavailable = (point: (typeof UNAVAILABLE_POINTS)[number]): Scenario =>
  killed(point, {
    call: "item-unavailable",
    body: { item: 2 },
    isRight: ({ items, refunds, refunded }) => items === "wanted unavailable" && refunds === 1 && refunded > 0,
  });

/** F35: the process dies while a risen price is recorded; its customer is asked once. */
export const killedWhilePriceRose = (point: (typeof RISE_POINTS)[number]): Scenario =>
  killed(point, {
    call: "price-rose",
    body: { item: 1, price: 1_480_000 },
    isRight: ({ state, invoices, refunds }) => state === "balance_due" && invoices === 1 && refunds === 0,
  });
