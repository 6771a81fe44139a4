import { statSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { execute } from "#testing/database.ts";
import { type DatabaseProcess, databaseProcess, killDatabaseProcesses } from "#testing/database-processes.ts";
import { makeDatabaseDir, removeDataDir, silent } from "#testing/throw-away-data.ts";
import { connect } from "../connect.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { runningPostmaster } from "./postmaster-status.ts";

// Each test makes clusters and processes, on machines that may be busy.
vi.setConfig({ testTimeout: 90_000 });

let dataDir: string;

beforeEach(() => {
  dataDir = makeDatabaseDir();
});

afterEach(async () => {
  await killDatabaseProcesses();
  await (await start()).stop();
  removeDataDir(dataDir);
});

function start() {
  return startEmbeddedPostgres({ dataDir, log: silent, durable: false });
}

function postmaster() {
  return runningPostmaster(path.join(dataDir, "postgres"));
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = await connect(url);
  const { rows } = await client.query({ text: sql, rowMode: "array" }).finally(() => client.end());
  return rows[0]?.[0];
}

function portOf({ url }: { url: string }): string {
  return new URL(url).port;
}

describe("a fresh data folder", () => {
  test("is initialised once; data and password survive a restart", async () => {
    const first = await start();
    const cluster = await ask(first.url, "select system_identifier from pg_control_system()");
    await execute(first.url, "create table parcel as select 42 as id");
    await first.stop();
    expect(postmaster()).toBeUndefined();

    const second = await start();
    expect(await ask(second.url, "select id from parcel")).toBe(42);
    expect(await ask(second.url, "select system_identifier from pg_control_system()")).toBe(cluster);
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
    await second.stop();
  });

  test("holds a PostgreSQL 18 in UTF-8, open to many connections, closed without the password", async () => {
    const { url, stop } = await start();
    expect(await ask(url, "select current_setting('server_version_num')::int / 10000")).toBe(18);
    expect(await ask(url, "select pg_encoding_to_char(encoding) from pg_database where datname = 'crossdock'")).toBe(
      "UTF8",
    );
    expect(await ask(url, "select upper('žąsis')")).toBe("ŽĄSIS");
    expect(await ask(url, "select current_setting('max_connections')::int")).toBeGreaterThanOrEqual(200);
    const wrong = new URL(url);
    wrong.password = "guess";
    await expect(connect(wrong.href)).rejects.toThrow("password authentication failed");
    expect(statSync(path.join(dataDir, "postgres.password")).mode & 0o777).toBe(0o600);
    await stop();
  });

  test("listens on loopback and on a socket in its own folder, which nobody else may enter", async () => {
    const { url, stop } = await start();
    const folder = path.join(dataDir, "postgres");
    expect(await ask(url, "select current_setting('listen_addresses')")).toBe("127.0.0.1");
    expect(await ask(url, "select current_setting('unix_socket_directories')")).toBe(folder);
    expect(await ask(url, "select inet_client_addr()")).toBeNull();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const outside = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
    for (const { address, scopeid } of outside.filter(({ address }) => address !== "127.0.0.1")) {
      const host = scopeid ? `${address}%${scopeid}` : address;
      expect(await accepts(host, Number(portOf({ url }))), host).toBe(false);
    }
    await stop();
  });
});

test("is reached by TCP where the path of a socket would be too long", async () => {
  const folder = path.join(dataDir, "long".repeat(20));
  const { url, stop } = await startEmbeddedPostgres({ dataDir: folder, log: silent });
  expect(await ask(url, "select current_setting('unix_socket_directories')")).toBe("");
  expect(await ask(url, "select host(inet_client_addr())")).toBe("127.0.0.1");
  await stop();
});

describe("several processes", () => {
  test("share one server when eight start at once on a fresh folder", async () => {
    const processes = await Promise.all(Array.from({ length: 8 }, () => databaseProcess({ start: dataDir })));
    expect(new Set(processes.map(portOf)).size).toBe(1);
    const cluster = (p: DatabaseProcess) => ask(p.url, "select system_identifier from pg_control_system()");
    expect(new Set(await Promise.all(processes.map(cluster))).size).toBe(1);
  });

  test("adopt a running server, which ends with its last user", async () => {
    const other = await databaseProcess({ start: dataDir });
    const pid = postmaster()?.pid;
    const own = await start();
    expect(portOf(own)).toBe(portOf(other));
    await other.stop();
    expect(postmaster()?.pid).toBe(pid);
    expect(await ask(own.url, "select 1")).toBe(1);
    await own.stop();
    expect(postmaster()).toBeUndefined();
  });

  test("leave the server running for a foreign client, but not for their own forgotten connections", async () => {
    const first = await start();
    const visitor = await connect(first.url.replace(/application_name=.*/, "application_name=psql"));
    await first.stop();
    expect(postmaster()).toBeDefined();
    await visitor.end();

    const second = await start();
    const forgotten = await connect(second.url);
    await second.stop();
    expect(postmaster()).toBeUndefined();
    await forgotten.end().catch(() => undefined);
  });

  test("leave no server behind when they stop at once", async () => {
    const processes = await Promise.all(Array.from({ length: 4 }, () => databaseProcess({ start: dataDir })));
    await Promise.all(processes.map((one) => one.stop()));
    expect(postmaster()).toBeUndefined();
  });

  test("get a server that answers when one starts while another stops", async () => {
    let leaving = await databaseProcess({ start: dataDir });
    for (let round = 0; round < 5; round += 1) {
      const [coming] = await Promise.all([databaseProcess({ start: dataDir }), leaving.stop()]);
      expect(await ask(coming.url, "select 1")).toBe(1);
      leaving = coming;
    }
  });
});

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port, timeout: 2_000 });
    const end = (open: boolean) => () => {
      socket.destroy();
      resolve(open);
    };
    socket.once("connect", end(true)).once("error", end(false)).once("timeout", end(false));
  });
}
