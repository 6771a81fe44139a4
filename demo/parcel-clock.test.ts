import { afterAll, beforeAll, expect, test } from "vitest";
import { simulatorCarriers } from "../simulator/protocol.ts";
import { type Simulator, startSimulator } from "../simulator/start-simulator.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { setParcelInMotion } from "./parcel-clock.ts";

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

test("FORWARDING-05 a parcel of the demo moves by itself until it is delivered, and its order with it; the others stay", async () => {
  const states = async () => {
    const { rows } = await app.database.db.execute<{ id: number; state: string }>(
      "select id, state from orders order by id",
    );
    return rows;
  };
  const before = await states();
  await setParcelInMotion(app.database.db, simulator.url);
  const moved = async () => (await states()).filter(({ state }, index) => state !== before[index]?.state);
  await expect.poll(moved, { timeout: 20_000 }).toMatchObject([{ state: "delivered" }]);
  expect(before.find(({ id }) => id === 12)?.state).toBe("shipped");
});
