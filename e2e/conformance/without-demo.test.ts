import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { freePort } from "#testing/free-port.ts";
import { rawRequest, sendRaw } from "#testing/raw-http.ts";
import { killServerProcesses, SHOP, startServerProcess } from "#testing/server-process.ts";
import { rootDir } from "#testing/test-app.ts";

/** All that a production installation needs of the repository, beside what is built and installed. */
const SOURCES = ["server", "contracts", "domain", "i18n", "package.json"];

vi.setConfig({ testTimeout: 90_000 });

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "crossdock-production-"));
  for (const source of SOURCES) cpSync(join(rootDir, source), join(folder, source), { recursive: true });
  for (const made of ["build", "node_modules"]) symlinkSync(join(rootDir, made), join(folder, made));
});
afterAll(async () => {
  await killServerProcesses();
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

const start = async (env: Record<string, string>) => {
  const port = await freePort();
  const own = { DATABASE_URL: database.url, DATA_DIR: join(folder, "data"), PORT: String(port), ...env };
  return { port, server: startServerProcess(own, { ...SHOP, folder }) };
};

test("an installation without demo/ serves its shops", async () => {
  const { port, server } = await start({ DEMO: "0" });
  await server.opened();
  const { status } = await sendRaw(port, rawRequest("GET /en HTTP/1.1", `Host: lt.localhost:${port}`), {
    timeoutMs: 20_000,
  });
  expect(status).toBe(200);
});

test("an installation without demo/ says in one sentence that it cannot show the demo", async () => {
  const { server } = await start({ DEMO: "1" });
  const { code, stderr } = await server.exited();
  expect(code).toBe(1);
  expect(stderr.trim()).toBe("DEMO is on, but this installation has no demo/ folder: add it, or set DEMO=0.");
});
