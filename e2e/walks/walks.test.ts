import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { nameOf } from "./action.ts";
import { ACTIONS } from "./all-actions.ts";
import { CONTRACT_CALLS } from "./contract-calls.ts";
import { NOT_WALKED } from "./exclusions.ts";
import { openWalkShop, type WalkShop } from "./open-walk-shop.ts";
import { runWalks } from "./run-walks.ts";

/** The same few in each run, so that it fails because of a change; `npm run test:walks` takes others, and more. */
const SEED = 45_000;
const WALKS = 10;

let shop: WalkShop;
beforeAll(async () => {
  shop = await openWalkShop(inject("adminDatabaseUrl"));
}, 120_000);
afterAll(() => shop?.close());

test("F45 random walks: whatever anybody does in any order, I1 to I23 hold after each step", async () => {
  const failure = await runWalks({ shop, firstSeed: SEED, walks: WALKS });
  expect(failure, failure ?? "").toBeNull();
}, 1_800_000);

test("F45 every writing call of the shop and of staff is in the walks, or is left out for a reason", () => {
  const walked = new Set(ACTIONS.map(nameOf));
  const isExcused = (name: string) => Object.keys(NOT_WALKED).some((beginning) => name.startsWith(beginning));
  const writes = CONTRACT_CALLS.filter(({ isWrite }) => isWrite).map(({ name }) => name);
  expect(writes.filter((name) => !walked.has(name) && !isExcused(name))).toEqual([]);
  expect(writes.filter((name) => walked.has(name) && isExcused(name))).toEqual([]);
});
