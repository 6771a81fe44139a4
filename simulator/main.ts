import { startSimulator } from "./start-simulator.ts";

const { SIMULATOR_PORT = "3001", SHOP_URL = "http://127.0.0.1:3000", PARCEL_STEP_SECONDS = "45" } = process.env;
const isOpen = ["1", "true"].includes(process.env.DEMO_OPEN ?? "");

const simulator = await startSimulator({
  port: Number(SIMULATOR_PORT),
  bindAddress: isOpen ? "0.0.0.0" : undefined,
  shopUrl: SHOP_URL,
  parcelStepMs: Number(PARCEL_STEP_SECONDS) * 1_000 || undefined,
});
console.log(`The payment simulator is open on ${simulator.url}`);

for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.on(signal, () => void simulator.stop().then(() => process.exit(0)));
