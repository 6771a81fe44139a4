import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements } from "#testing/count-statements.ts";
import {
  addForwarder,
  addParcel,
  payByBalance,
  requestCall,
  SERUM,
  SHOES,
} from "#testing/forwarding/forward-requests.ts";
import { ADDRESS } from "#testing/people/identity.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({});
});
afterAll(() => app?.close());

/** The most statements of a request from its draft to its payment, without begin and commit. */
const MOST_STATEMENTS = 40;

const isBoundary = (statement: string) => /^(begin|commit|rollback)/i.test(statement);

test("FORWARDING-02 a forward request with two parcels takes at most 40 statements until it is paid", async () => {
  const owner = await addForwarder(app);
  const parcels = [await addParcel(app, owner, SHOES), await addParcel(app, owner, SERUM)];
  const counter = countStatements();
  const sent: Record<string, number> = {};
  const counting = async <Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> => {
    const { answer, statements } = await counter.during(run);
    sent[name] = statements.filter((statement) => !isBoundary(statement)).length;
    return answer;
  };
  const ask = async (name: string, body: object) => {
    const answer = await counting(name, async () => await requestCall(app, owner, name, body));
    expect([name, answer.statusCode]).toEqual([name, 200]);
    return answer.json();
  };
  const { slug } = await ask("begin", { parcels });
  const { request } = await ask("get", { slug });
  const door = request.couriers.find((each: { has_pickup_points: boolean }) => !each.has_pickup_points);
  await ask("set-packing", { slug, join: true, wrap: true, unbox: false, insure: true });
  const chosen = { slug, shipping_method: "air", courier_id: door.id, address: ADDRESS };
  const { request: offered } = await ask("set-delivery", chosen);
  await ask("submit", { slug, total: offered.offers[0].charged });
  const paid = await counting("pay", () => payByBalance(app, owner, slug));
  counter.stop();
  expect(paid.json().result).toBe("done");
  const counts = Object.values(sent);
  expect(counts.every((count) => count > 0)).toBe(true);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_STATEMENTS);
});
