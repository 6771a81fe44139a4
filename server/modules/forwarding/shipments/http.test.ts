import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { place } from "#testing/selling/orders.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { giveNumber, readTracked } from "./index.ts";

const SECRET = "a secret of this test";
const ACCOUNT = { apiUrl: "http://127.0.0.1:9", clientId: "a", clientSecret: "b", pushSecret: SECRET };
const NUMBER = "CD200000001LT";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { CARRIERS: JSON.stringify({ northpost: ACCOUNT }) } });
});
afterAll(() => app.close());

const reported = (code: string) =>
  JSON.stringify({ items: [{ item_id: NUMBER, events: [{ event_code: code, local_time: "2026-11-16T10:00:00Z" }] }] });

function push(body: string, { secret = SECRET, secondsAgo = 0, carrier = "northpost", signed = body } = {}) {
  const time = Math.floor(Date.now() / 1_000) - secondsAgo;
  const signature = createHmac("sha256", secret).update(`${time}.${signed}`).digest("hex");
  return visit(app, {
    method: "POST",
    path: `/api/callbacks/carriers/${carrier}`,
    headers: {
      "content-type": "application/json",
      "sec-fetch-site": "none",
      "northpost-signature": `t=${time},v1=${signature}`,
    },
    body,
  });
}

test("T119 a carrier's report counts when it is signed within 300 s, again when it is repeated, and never otherwise", async () => {
  const { id } = await place(app);
  const codes = async () => (await readTracked(app.database.db, { kind: "order", id })).events.map(({ code }) => code);
  await app.database.db.transaction((tx) => giveNumber(tx, { kind: "order", id, storefrontCode: "lt" }, NUMBER));
  const body = reported("EMC");
  const refused = [
    await push(body, { secret: "another secret" }),
    await push(body, { signed: reported("EMI") }),
    await push(body, { secondsAgo: 302 }),
    await push(body, { secondsAgo: -302 }),
    await push("[]"),
    await visit(app, { method: "POST", path: "/api/callbacks/carriers/northpost", body }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
  expect((await push(body, { carrier: "swiftline" })).statusCode).toBe(404);
  expect((await push(body, { carrier: "nobody" })).statusCode).toBe(404);
  expect(await codes()).toEqual([]);
  for (const secondsAgo of [0, 0, 299]) expect((await push(body, { secondsAgo })).statusCode).toBe(200);
  expect(await codes()).toEqual(["departed_origin"]);
});
