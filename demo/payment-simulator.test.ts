import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { openPaymentSimulator } from "./payment-simulator.ts";

const CONFIG = {
  port: 0,
  bindAddress: "0.0.0.0",
  demoOpen: false,
  simulatorPort: undefined,
  parcelStepMs: undefined,
  simulatorUrl: undefined,
};

test("the demo's simulator gives way when its usual port is taken, but not when the port was asked for", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const warnings: string[] = [];
  const log = { warn: (problem: string) => void warnings.push(problem) };
  const config = { ...CONFIG, port: port - 1 };
  const simulator = await openPaymentSimulator(config, log);
  expect(new URL(simulator.url).port).not.toBe(String(port));
  expect(simulator.access.paysera.payUrl).toBe(`${simulator.url}/pay/`);
  expect(warnings.join()).toContain(`Port ${port} is already in use`);
  await simulator.stop();
  await expect(openPaymentSimulator({ ...config, simulatorPort: port }, log)).rejects.toThrow("SIMULATOR_PORT");
  taken.close();
});

test("T127 the simulator and its controls are reached from this machine only, whatever the shop listens on, unless that is wanted", async () => {
  const { url, stop } = await openPaymentSimulator(CONFIG, { warn: () => undefined });
  expect((await fetch(`${url}/control/charges`)).status).toBe(200);
  // Another address of this machine, which a listener on all of them would answer at.
  const elsewhere = `http://127.0.0.2:${new URL(url).port}/control/charges`;
  await expect(fetch(elsewhere)).rejects.toThrow("fetch failed");
  await stop();
  const open = await openPaymentSimulator({ ...CONFIG, demoOpen: true }, { warn: () => undefined });
  expect((await fetch(`http://127.0.0.2:${new URL(open.url).port}/control/charges`)).status).toBe(200);
  await open.stop();
});
