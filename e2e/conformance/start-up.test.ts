import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { createTestDatabase, databaseUrl, type TestDatabase } from "#testing/database.ts";
import { freePort } from "#testing/free-port.ts";
import { hostOf, STOREFRONTS } from "#testing/operations/storefronts.ts";
import { rawRequest, sendRaw } from "#testing/raw-http.ts";
import { killServerProcesses, SHOP, startServerProcess } from "#testing/server-process.ts";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "crossdock-start-"));
});
afterEach(killServerProcesses);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

/** Less than any retries would take, more than a busy machine needs to start Node. */
const QUICK_MS = 25_000;
vi.setConfig({ testTimeout: 90_000 });

async function failure(env: Record<string, string>): Promise<string> {
  const own = { PORT: String(await freePort()), ...env };
  const { code, stderr, afterMs } = await startServerProcess(own).exited();
  expect(code).toBe(1);
  expect(afterMs).toBeLessThan(QUICK_MS);
  expect(stderr).not.toMatch(/^\s+at /m);
  return stderr.trim();
}

describe("a start that cannot succeed says why in one sentence and exits with 1", () => {
  test("the port is in use", async () => {
    const other = createServer().listen(0, "0.0.0.0");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    const message = await failure({ DATABASE_URL: database.url, PORT: String(port) });
    expect(message).toBe(`Port ${port} is already in use. Stop what uses it, or choose another with PORT.`);
    other.close();
  });

  test("DATA_DIR cannot be written", async () => {
    const message = await failure({ DATA_DIR: "/proc/crossdock" });
    expect(message.split("\n")).toHaveLength(1);
    expect(message).toContain("/proc/crossdock");
  });

  test("DATA_DIR is a file", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const message = await failure({ DATA_DIR: file });
    expect(message.split("\n")).toHaveLength(1);
    expect(message).toContain(file);
  });

  test("the database cannot be reached, and its password is not printed", async () => {
    const message = await failure({ DATABASE_URL: `postgres://shop:hunter2@127.0.0.1:${await freePort()}/shop` });
    expect(message.split("\n")).toHaveLength(1);
    expect(message).toMatch(/^The database at 127\.0\.0\.1:\d+\/shop cannot be reached/);
    expect(message).not.toContain("hunter2");
  });

  test("the database does not exist", async () => {
    const message = await failure({ DATABASE_URL: databaseUrl(inject("adminDatabaseUrl"), "no_such_database") });
    expect(message.split("\n")).toHaveLength(1);
    expect(message).toContain("no_such_database");
  });

  test("REGION-01 the fallback storefront does not exist", async () => {
    const message = await failure({ DATABASE_URL: database.url, FALLBACK_STOREFRONT: "xx" });
    expect(message.split("\n")).toHaveLength(1);
    expect(message).toMatch(/^FALLBACK_STOREFRONT names the storefront xx, which does not exist\. There are: lt, lv/);
  });

  test("the configuration is not valid: each mistake has a line", async () => {
    const message = await failure({ PORT: "http", FALLBACK_STOREFRONT: "x x", TRUSTED_PROXIES: "everybody" });
    expect(message.split("\n")).toHaveLength(4);
    expect(message).toMatch(/^The configuration is not valid:\n/);
    for (const name of ["PORT", "FALLBACK_STOREFRONT", "TRUSTED_PROXIES"])
      expect(message).toContain(`  ${name}: must be`);
  });
});

test("REGION-01 a start ends with the addresses of the eight storefronts, and each of them serves its brand", async () => {
  const port = await freePort();
  const server = startServerProcess({ DATABASE_URL: database.url, DEMO: "1", PORT: String(port), LOG_LEVEL: "silent" });
  await server.opened();
  for (const { code, brand, languages } of STOREFRONTS) {
    expect(server.stdout()).toMatch(
      new RegExp(`${brand} +http://${hostOf(code)}:${port}  \\(${languages.join(", ")}\\)`),
    );
    const { status, body } = await sendRaw(
      port,
      rawRequest(`GET /${languages[0]} HTTP/1.1`, `Host: ${hostOf(code)}:${port}`),
    );
    expect(status).toBe(200);
    expect(Buffer.from(body, "latin1").toString()).toContain(`http://${hostOf(code)}:${port}/${languages[0]}`);
  }
  server.signal("SIGTERM");
  expect((await server.exited()).code).toBe(0);
});

test("F12 a log on a full disk loses its lines, and the shop goes on", async () => {
  const port = await freePort();
  const env = { DATABASE_URL: database.url, PORT: String(port), DEMO: "0", LOG_LEVEL: "debug" };
  const shop = startServerProcess(env, { ...SHOP, outputTo: "/dev/full" });
  const ask = (path: string) =>
    sendRaw(port, rawRequest(`GET ${path} HTTP/1.1`, "Host: lt.localhost"), { timeoutMs: 5_000 });
  const isOpen = async () => (await ask("/healthz").catch(() => ({ status: 0 }))).status;
  await expect.poll(isOpen, { timeout: 60_000, interval: 500 }).toBe(200);
  for (const path of ["/lt", "/en", "/nothing-there"]) expect([200, 302, 404]).toContain((await ask(path)).status);
  shop.signal("SIGTERM");
  expect(await shop.exited()).toMatchObject({ code: 0 });
});
