import { expect, test } from "vitest";
import { storeTogether } from "./store-together.ts";

/** A store that each call of it has to be let through. */
function slowStore(refused?: string) {
  const stored: string[][] = [];
  const held: (() => void)[] = [];
  const store = storeTogether<string>(async (items) => {
    await new Promise<void>((resolve) => held.push(resolve));
    if (refused !== undefined && items.includes(refused)) throw new Error(`${refused} cannot be stored`);
    stored.push([...items]);
  });
  const letThrough = async () => {
    while (held.length > 0) {
      held.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { store, stored, letThrough };
}

test("F33 what comes while a report is being stored is stored together, and each is answered after its own", async () => {
  const { store, stored, letThrough } = slowStore();
  const answers: string[] = [];
  const all = ["a", "b", "c"].map((item) => store([item]).then(() => answers.push(item)));
  await new Promise(setImmediate);
  expect([stored, answers]).toEqual([[], []]);
  await letThrough();
  await Promise.all(all);
  expect(stored).toEqual([["a"], ["b", "c"]]);
  expect(answers).toEqual(["a", "b", "c"]);
});

test("F33 of reports that cannot be stored together only those fail that cannot be stored alone", async () => {
  const { store, stored, letThrough } = slowStore("b");
  const all = Promise.allSettled(["a", "b", "c"].map((item) => store([item])));
  await letThrough();
  expect((await all).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(stored).toEqual([["a"], ["c"]]);
});

test("F08 without a database all that wait are refused after one attempt", async () => {
  let attempts = 0;
  const store = storeTogether<string>(async () => {
    attempts += 1;
    await new Promise(setImmediate);
    throw new Error("Connection terminated unexpectedly");
  });
  const answers = await Promise.allSettled(["a", "b", "c"].map((item) => store([item])));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(attempts).toBe(2);
});
