import { openRunDatabase } from "../e2e/faults/rig/long-run-database.ts";
import { openShop } from "../e2e/faults/rig/shop.ts";
import { makeDataDir, removeDataDir } from "../testing/throw-away-data.ts";
import { measureCarrierEvents } from "./carrier-events.ts";
import { agent } from "./checkout-buyers.ts";
import { type Candidate, measureInTurn, startOnOneCore, stopServers, untilReady } from "./core-load.ts";
import { measureTables } from "./declaration-tables.ts";
import { reportFigures } from "./figures.ts";
import { measureDesk } from "./parcel-desk.ts";
import { measureQuotes } from "./quote-list.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const PORT = 3411;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const LEAST_SHARE = 0.3;
/** A pair of shoes from Delaware. */
const ESTIMATE = {
  warehouse: "US",
  country_id: 1,
  language_id: 1,
  currency_id: 1,
  boxes: [{ weight_grams: 2_400, length_mm: 340, width_mm: 220, height_mm: 130 }],
  lines: [{ hs6: "640411", value: 1_200_000 }],
};

/** Goods without restrictions: the request costs no more than any call does. */
const SMALLEST = { language_id: 1, country_id: 1, codes: ["640411"] };

const workDir = makeDataDir();

/** Compares an estimate with the cheapest call of the same server. */
async function measureEstimates(): Promise<number> {
  const pid = startOnOneCore("server/main.ts", { PORT: String(PORT), DATA_DIR: workDir });
  await untilReady(`${ORIGIN}/readyz`);
  const headers = { host: `lt.localhost:${PORT}`, "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const candidates: Candidate[] = [
    { name: "/healthz", pid, url: `${ORIGIN}/healthz`, headers },
    { name: "an empty answer", pid, url: `${ORIGIN}/api/customs/restrictions`, headers, body: SMALLEST },
    { name: "estimate", pid, url: `${ORIGIN}/api/calculator/estimate`, headers, body: ESTIMATE },
  ];
  const measured = await measureInTurn(candidates, { rounds: ROUNDS, seconds: SECONDS });
  const least = measured.get("/healthz") ?? 0;
  console.log("| answer | per second of one core (median) | of /healthz |\n|---|---|---|");
  for (const [name, value] of measured) {
    console.log(`| ${name} | ${Math.round(value)} | ${((value / least) * 100).toFixed(0)} % |`);
    reportFigures({ [`${name}, of /healthz`]: (value / least) * 100 });
  }
  if ((measured.get("estimate") ?? 0) < LEAST_SHARE * least) {
    console.log(`an estimate is slower than ${LEAST_SHARE * 100} % of /healthz`);
    process.exitCode = 1;
  }
  return pid;
}

/** Measures carriers' reports and the calls of a customer's desk, in a shop whose database waits for its disk. */
async function measureParcels(): Promise<void> {
  const database = await openRunDatabase(true);
  const env = {
    DEMO: "1",
    LOG_LEVEL: "fatal",
    TRUSTED_PROXIES: "127.0.0.1",
    LIMITS: "off",
    DEMO_OPEN: "1",
    PARCEL_STEP_SECONDS: "0",
  };
  const shop = await openShop(database.adminUrl, { env });
  try {
    await shop.start();
    console.log("\n| what | measured | allowed |\n|---|---|---|");
    for (const measure of [measureDesk, measureQuotes, measureCarrierEvents])
      if (!(await measure(shop))) process.exitCode = 1;
  } finally {
    agent.destroy();
    await shop.close();
    await database.close();
  }
}

try {
  await measureTables(ORIGIN, await measureEstimates());
} finally {
  await stopServers();
  removeDataDir(workDir);
}
await measureParcels();
