import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { databaseUrl, execute, TEMPLATE_DATABASE } from "#testing/database.ts";
import { freePort } from "#testing/free-port.ts";
import { type Program, type ServerProcess, SHOP, SIMULATOR, startServerProcess } from "#testing/server-process.ts";
import { makeDataDir, removeDataDir } from "#testing/throw-away-data.ts";
import { type DatabaseProxy, openDatabaseProxy } from "./database-proxy.ts";
import { type History, newHistory } from "./history.ts";
import { controlSimulator, type SimulatorControl } from "./simulator-control.ts";

export const POOL_SIZE = 10;
/** Behind a trusted proxy each buyer has an address of its own: the rate limit per address is not what is tested. */
const ENVIRONMENT = {
  NODE_OPTIONS: "--conditions=crossdock-faults",
  DEMO: "1",
  // Its clients have addresses of their own, behind a proxy.
  DEMO_OPEN: "1",
  LOG_LEVEL: "error",
  TRUSTED_PROXIES: "127.0.0.1",
  DATABASE_POOL_SIZE: String(POOL_SIZE),
  LIMITS: "off",
  PARCEL_STEP_SECONDS: "0",
};

/** A running shop: its own processes, its own database, and a simulator whose providers can fail. */
export interface Shop {
  port: number;
  database: OpenDatabase;
  databaseUrl: string;
  /** Of its files. */
  dataDir: string;
  simulator: SimulatorControl;
  proxy: DatabaseProxy | null;
  history: History;
  /** Orders up to this id come from the demo and are not checked. */
  lastOrderBefore: number;
  start(env?: Record<string, string>, program?: Partial<Program>): Promise<void>;
  /** Starts it, but does not wait until it is open. */
  launch(env?: Record<string, string>, program?: Partial<Program>): ServerProcess;
  /** Something to be done when the shop closes. */
  atClose(step: () => unknown): void;
  kill(): Promise<void>;
  /** Asks it to stop; how it ended, and how long that took. */
  stop(): Promise<{ code: number | null; afterMs: number }>;
  /** The connections of its pool that are in use. */
  usedConnections(): Promise<number>;
  /** The memory of its process, in megabytes. */
  residentMegabytes(): number;
  /** Waits for a process that a failpoint ends. */
  died(): Promise<void>;
  close(): Promise<void>;
}

const METRICS_TOKEN = "fault-tests-metrics";

async function readUsedConnections(port: number): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  return Number(/database_connections\{state="used"\} (\d+)/.exec(metrics)?.[1] ?? Number.NaN);
}

/** The checker's connections have another application name, so that faults spare them. */
function named(address: string, name: string | null): string {
  const url = new URL(address);
  if (name === null) url.searchParams.delete("application_name");
  else url.searchParams.set("application_name", name);
  return url.href;
}

export interface ShopOptions {
  throughProxy?: boolean;
  /** Replaces the environment of the fault tests. */
  env?: Record<string, string>;
}

export async function openShop(adminUrl: string, { throughProxy = false, env }: ShopOptions = {}): Promise<Shop> {
  const name = `faults_${randomBytes(6).toString("hex")}`;
  await execute(adminUrl, `create database ${name} template ${TEMPLATE_DATABASE}`);
  const url = named(databaseUrl(adminUrl, name), null);
  const [port, simulatorPort] = [await freePort(), await freePort()];
  const proxy = throughProxy ? await openDatabaseProxy(url) : null;
  const simulatorEnv = {
    SIMULATOR_PORT: String(simulatorPort),
    SHOP_URL: `http://127.0.0.1:${port}`,
    PARCEL_STEP_SECONDS: "0",
  };
  const simulatorProcess = startServerProcess(simulatorEnv, SIMULATOR);
  await simulatorProcess.opened();
  const simulator = controlSimulator(`http://127.0.0.1:${simulatorPort}`);
  const database = openDatabase(named(url, "faults"), { poolSize: 4, onIdleError: () => undefined });
  const { rows } = await database.db.execute<{ last: number }>("select coalesce(max(id), 0) as last from orders");
  const dataDir = makeDataDir();
  let shop: ServerProcess | null = null;
  const atClose: (() => unknown)[] = [];
  const launch = (more: Record<string, string> = {}, program: Partial<Program> = {}) => {
    const own = {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: proxy?.url ?? url,
      SIMULATOR_URL: simulator.url,
      METRICS_TOKEN,
    };
    shop = startServerProcess({ ...(env ?? ENVIRONMENT), ...own, ...more }, { ...SHOP, ...program });
    return shop;
  };
  const kill = async () => {
    shop?.signal("SIGKILL");
    await shop?.exited();
    shop = null;
  };
  return {
    port,
    database,
    databaseUrl: url,
    dataDir,
    simulator,
    proxy,
    history: newHistory(),
    lastOrderBefore: rows[0]?.last ?? 0,
    launch,
    start: (more, program) => launch(more, program).opened(),
    atClose: (step) => void atClose.push(step),
    kill,
    stop: async () => {
      const signalledAt = performance.now();
      shop?.signal("SIGTERM");
      const ended = await shop?.exited();
      shop = null;
      return { code: ended?.code ?? null, afterMs: performance.now() - signalledAt };
    },
    usedConnections: () => readUsedConnections(port),
    residentMegabytes: () => {
      const status = readFileSync(`/proc/${shop?.pid}/status`, "utf8");
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
    },
    died: async () => {
      await shop?.exited();
      shop = null;
    },
    close: async () => {
      await kill();
      for (const step of atClose) await step();
      simulatorProcess.signal("SIGKILL");
      await simulatorProcess.exited();
      await proxy?.close();
      await database.close();
      await execute(adminUrl, `drop database if exists ${name} with (force)`);
      removeDataDir(dataDir);
    },
  };
}
