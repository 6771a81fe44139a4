import { afterAll, beforeAll, expect, test } from "vitest";
import { simulatorCarriers } from "#simulator/protocol.ts";
import { type Simulator, startSimulator } from "#simulator/start-simulator.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { setParcelsInMotion } from "./parcel-clock.ts";

let app: TestApp;
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ port: 0, shopUrl: "", parcelStepMs: 100 });
  app = await createTestApp({ env: { CARRIERS: JSON.stringify(simulatorCarriers(simulator.url)) } });
  const port = await app.listen();
  const shop = { url: `http://127.0.0.1:${port}` };
  await fetch(`${simulator.url}/control/shop`, { method: "POST", body: JSON.stringify(shop) });
});
afterAll(async () => {
  await app.close();
  await simulator.stop();
});

test("FORWARDING-02 FORWARDING-05 an order and a forward request of the demo move by themselves until they are delivered; the others stay", async () => {
  const states = async (table: "orders" | "forward_requests") => {
    const { rows } = await app.database.db.execute<{ id: number; state: string }>(
      `select id, state from ${table} order by id`,
    );
    return rows;
  };
  const before = { orders: await states("orders"), forward_requests: await states("forward_requests") };
  await setParcelsInMotion(app.database.db, simulator.url);
  for (const table of ["orders", "forward_requests"] as const) {
    const moved = async () => (await states(table)).filter(({ state }, index) => state !== before[table][index]?.state);
    await expect.poll(moved, { timeout: 20_000 }).toMatchObject([{ state: "delivered" }]);
  }
  expect(before.orders.find(({ id }) => id === 12)?.state).toBe("shipped");
});
