import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { spendingMovement } from "#domain/money/balance/movement.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import {
  expectSoundLedger,
  fund,
  newKey,
  openTestLedger,
  pay,
  SCOPE,
  spendingOf,
  type TestLedger,
  topUpOf,
} from "#testing/money/ledger.ts";
import { canStandInSomeOrder, finalState, type Step } from "#testing/money/ledger-model.ts";
import { findCustomerAccount } from "./account-store.ts";
import { capture, hold, refund, topUp, voidHold } from "./index.ts";

let ledger: TestLedger;

beforeAll(async () => {
  ledger = await openTestLedger();
});

afterAll(() => ledger.close());

const cents = fc.integer({ min: 1, max: 60 });
const command = fc.oneof(
  fc.record({ kind: fc.constantFrom("spend" as const, "topUp" as const, "refund" as const, "hold" as const), cents }),
  fc.record({ kind: fc.constantFrom("capture" as const, "void" as const), which: fc.nat(5) }),
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

const plan = fc.record({
  funds: fc.integer({ min: 20, max: 120 }),
  held: fc.array(cents, { minLength: 1, maxLength: 3 }),
  lanes: fc.array(fc.array(command, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 4 }),
});

interface Hold {
  id: number;
  cents: number;
}

async function makeHold(userId: number, amount: number): Promise<Step> {
  const answer = await hold(ledger.database.db, { ...SCOPE, key: newKey(), userId, amount: fromMinor(amount) });
  const id = answer.result === "done" ? answer.holdId : null;
  return { kind: "hold", cents: amount, holdId: id, result: answer.result };
}

async function endHold(userId: number, kind: "capture" | "void", { id, cents: amount }: Hold): Promise<Step> {
  const { db } = ledger.database;
  const movement = spendingMovement(spendingOf(userId, amount, `capture-${id}`));
  const { result } = kind === "void" ? await voidHold(db, id) : await capture(db, id, movement);
  return { kind, cents: amount, holdId: id, result };
}

async function move(userId: number, kind: "spend" | "topUp" | "refund", amount: number): Promise<Step> {
  const { db } = ledger.database;
  const { processor: _, ...common } = topUpOf(userId, amount);
  const work = {
    spend: () => pay(ledger, userId, amount),
    topUp: () => topUp(db, topUpOf(userId, amount)),
    refund: () => refund(db, { ...common, orderKind: "quote", note: "QU2201" }),
  };
  const { result } = await work[kind]();
  return { kind, cents: amount, holdId: null, result };
}

/** Runs the commands in sequence; holds are the shared ones, then the lane's own. */
async function runLane(userId: number, shared: readonly Hold[], commands: readonly Command[]): Promise<Step[]> {
  const steps: Step[] = [];
  const holds = [...shared];
  for (const next of commands) {
    if ("which" in next) {
      const target = holds[next.which % holds.length];
      if (target) steps.push(await endHold(userId, next.kind, target));
    } else if (next.kind === "hold") {
      const step = await makeHold(userId, next.cents);
      steps.push(step);
      if (step.holdId !== null) holds.push({ id: step.holdId, cents: step.cents });
    } else {
      steps.push(await move(userId, next.kind, next.cents));
    }
  }
  return steps;
}

test("I2 F17 however holds, captures, voids, payments, top-ups and refunds meet, some order explains every answer", {
  timeout: 120_000,
}, async () => {
  const property = fc.asyncProperty(plan, async ({ funds, held, lanes }) => {
    const userId = await ledger.addUser();
    await fund(ledger, userId, funds);
    const opening: Step[] = [{ kind: "topUp", cents: funds, holdId: null, result: "done" }];
    for (const amount of held) opening.push(await makeHold(userId, amount));
    const shared = opening.flatMap(({ holdId, cents: amount }) =>
      holdId === null ? [] : [{ id: holdId, cents: amount }],
    );
    const histories = await Promise.all(lanes.map((commands) => runLane(userId, shared, commands)));

    expect(canStandInSomeOrder(opening, histories)).toBe(true);
    const expected = finalState([...opening, ...histories.flat()]);
    const account = await findCustomerAccount(ledger.database.db, SCOPE, userId);
    expect({ balance: account?.balance, held: account?.held }).toEqual({
      balance: fromMinor(expected.balance),
      held: fromMinor(expected.held),
    });
    await expectSoundLedger(ledger);
  });
  await fc.assert(property, { numRuns: 40 });
});
