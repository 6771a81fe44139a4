import { readFileSync } from "node:fs";
import { DEMO_PASSWORD } from "../demo/identity/demo-accounts.ts";
import { quantile } from "./statistics.ts";

const TABLE_ROWS = 5_000;
const MOST_TABLE_SECONDS = 2;
const TABLE_CHECKS = 20;
/** The allowed growth of memory during the second twenty checks. */
const MOST_GROWTH_MB = 64;

/** A table of a business over its parcels of the demo. */
function tableOf(parcels: readonly string[]): string {
  const rows = Array.from({ length: TABLE_ROWS }, (_, index) => {
    const parcel = parcels[index % parcels.length];
    return `${parcel},Silicone phone cases no ${index},20,4.20,3926.90,CN,`;
  });
  return ["parcel,description,quantity,unit_value,hs6,origin,gtin", ...rows].join("\n");
}

const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;

/** Measures how long the check of a table of 5,000 rows takes, and how the server's memory grows. */
export async function measureTables(origin: string, pid: number): Promise<void> {
  const headers = { host: `lt.localhost:${new URL(origin).port}`, "sec-fetch-site": "same-origin" };
  const json = { ...headers, "content-type": "application/json" };
  const post = (path: string, cookie: string, body: object) =>
    fetch(`${origin}/api${path}`, { method: "POST", headers: { ...json, cookie }, body: JSON.stringify(body) });
  const signedIn = await post("/auth/login", "", { email: "pro@example.com", password: DEMO_PASSWORD });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const listed = await post("/parcels/list", cookie, { filter: { tab: "in_warehouse" }, limit: 100 });
  const { items } = (await listed.json()) as { items: { number: string }[] };
  const uploaded = await fetch(`${origin}/api/files?purpose=declaration-table&name=bench.csv`, {
    method: "POST",
    headers: { ...headers, cookie, "idempotency-key": "bench", "content-type": "application/octet-stream" },
    body: tableOf(items.map(({ number }) => number)),
  });
  const { id: file_id } = (await uploaded.json()) as { id: string };
  const seconds: number[] = [];
  let [warm, checked] = [0, 0];
  for (let check = 0; check < 2 * TABLE_CHECKS; check += 1) {
    const startedAt = performance.now();
    const answer = await post("/declarations/check", cookie, { file_id });
    checked = ((await answer.json()) as { rows: number }).rows;
    seconds.push((performance.now() - startedAt) / 1_000);
    if (check === TABLE_CHECKS) warm = megabytesOf(pid);
  }
  const slowest = Math.max(...seconds);
  const growth = megabytesOf(pid) - warm;
  console.log("\n| table | rows | median | slowest | memory after 20 more |\n|---|---|---|---|---|");
  console.log(
    `| declarations/check | ${checked} | ${quantile(seconds, 0.5).toFixed(2)} s | ${slowest.toFixed(2)} s | ${growth.toFixed(0)} MB |`,
  );
  if (checked !== TABLE_ROWS || quantile(seconds, 0.5) > MOST_TABLE_SECONDS || growth > MOST_GROWTH_MB) {
    console.log(`a table is checked slower than in ${MOST_TABLE_SECONDS} s, or keeps memory`);
    process.exitCode = 1;
  }
}
