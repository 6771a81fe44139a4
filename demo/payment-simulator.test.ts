import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { openPaymentSimulator } from "./payment-simulator.ts";

const bindAddress = "127.0.0.1";

test("the demo's simulator gives way when its usual port is taken, but not when the port was asked for", async () => {
  const taken = createServer().listen(0, bindAddress);
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const warnings: string[] = [];
  const log = { warn: (problem: string) => void warnings.push(problem) };
  const config = { port: port - 1, bindAddress, simulatorPort: undefined, simulatorUrl: undefined };
  const simulator = await openPaymentSimulator(config, log);
  expect(new URL(simulator.url).port).not.toBe(String(port));
  expect(simulator.access.paysera.payUrl).toBe(`${simulator.url}/pay/`);
  expect(warnings.join()).toContain(`Port ${port} is already in use`);
  await simulator.stop();
  await expect(openPaymentSimulator({ ...config, simulatorPort: port }, log)).rejects.toThrow("SIMULATOR_PORT");
  taken.close();
});
