import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements } from "#testing/count-statements.ts";
import { addForwarder, payByBalance } from "#testing/forwarding/forward-requests.ts";
import { BOOTS, PRICE, quoteCall, quoteDesk } from "#testing/forwarding/quotes.ts";
import { ADDRESS } from "#testing/people/identity.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({});
});
afterAll(() => app?.close());

/** The most statements of the customer's calls for a quote, from its list to its payment, without begin and commit. */
const MOST_STATEMENTS = 41;

const isBoundary = (statement: string) => /^(begin|commit|rollback)/i.test(statement);

test("FORWARDING-01 a quote with two items takes at most 41 statements until it is paid", async () => {
  const owner = await addForwarder(app);
  const desk = await quoteDesk(app);
  const counter = countStatements();
  const sent: Record<string, number> = {};
  const counting = async <Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> => {
    const { answer, statements } = await counter.during(run);
    sent[name] = statements.filter((statement) => !isBoundary(statement)).length;
    return answer;
  };
  const ask = async (name: string, body: object) => {
    const answer = await counting(name, async () => await quoteCall(app, owner, name, body));
    expect([name, answer.statusCode]).toEqual([name, 200]);
    return answer.json();
  };
  const { draft } = await ask("save-draft", { items: [BOOTS, { ...BOOTS, name: "Another pair" }] });
  const door = draft.couriers.find((each: { has_pickup_points: boolean }) => !each.has_pickup_points);
  await ask("set-delivery", { courier_id: door.id, address: ADDRESS });
  const { slug, number } = await ask("submit", {});
  await desk("take", { number });
  await desk("price", { number, ...PRICE, prices: [{ price: 1_180_000 }, { price: 1_180_000 }] });
  const { quote } = await ask("get", { slug });
  await ask("accept", { slug, version: 1, method: "air", total: quote.versions[0].offers[0].total });
  const paid = await counting("pay", () => payByBalance(app, owner, slug));
  counter.stop();
  expect(paid.json().result).toBe("done");
  const counts = Object.values(sent);
  expect(counts.every((count) => count > 0)).toBe(true);
  expect(
    counts.reduce((sum, count) => sum + count, 0),
    JSON.stringify(sent),
  ).toBeLessThanOrEqual(MOST_STATEMENTS);
});
