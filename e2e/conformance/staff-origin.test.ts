import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { parseOptions } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { contract } from "#contracts/shop/contract.ts";
import { staffContract } from "#contracts/staff/contract.ts";
import * as hashing from "#modules/people/identity/passwords/hash-in-worker.ts";
import { registerBackofficeRoutes } from "#modules/people/staff/backoffice-routes.ts";
import { createServer } from "#platform/http/create-server.ts";
import { PASSWORD } from "#testing/people/identity.ts";
import { addMember, BACKOFFICE_HOST } from "#testing/people/members.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, createTestApp, rootDir, type TestApp, visit } from "#testing/test-app.ts";

interface Definition {
  "~orpc": { route: { method: "GET" | "POST"; path: string; summary: string } };
}

const routesOf = (given: Record<string, object>) =>
  Object.values(given)
    .flatMap((area) => Object.values(area) as unknown as Definition[])
    .map((definition) => definition["~orpc"].route);
const staffRoutes = routesOf(staffContract);
const shopRoutes = routesOf(contract);
/** Paths of both contracts: the host decides whose call they are. */
const sharedPaths = new Set(
  shopRoutes.map(({ path }) => path).filter((path) => staffRoutes.some((staff) => staff.path === path)),
);
const isShared = ({ path }: { path: string }) => sharedPaths.has(path);
const ownRoutes = staffRoutes.filter((route) => !isShared(route));
const sharedRoutes = staffRoutes.filter(isShared);

let app: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  cookies = (await signedInMember(app)).cookies;
});
afterAll(() => app.close());

const atBackoffice = (path: string, more: object = {}) => visit(app, { host: BACKOFFICE_HOST, path, ...more });

describe("staff calls", () => {
  test.each(ownRoutes)("T065 $path is not found on a shop's host, for members either", async ({ path }) => {
    for (const host of ["lt.localhost", "lv.localhost", "localhost", "127.0.0.1"]) {
      const answer = await call(app, path, {}, { host, cookies });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    }
  });

  test.each(sharedRoutes)("T065 $path is the shop's call on its hosts, where a member is nobody", async ({ path }) => {
    const answers = [{ cookies }, {}].map(async (caller) => {
      const answer = await call(app, path, {}, { host: "lt.localhost", ...caller });
      return { ...answer.json(), statusCode: answer.statusCode, request_id: "" };
    });
    const [member, nobody] = await Promise.all(answers);
    expect(member).toEqual(nobody);
    expect((await staffCall(app, path, {})).json().code).toBe("not_signed_in");
  });

  test("T070 nor in another spelling", async () => {
    for (const path of ["/orders%2Fmove", "/Orders/move", "//orders/move", "/orders/move/", "/x/../orders/move"]) {
      expect((await call(app, path, {}, { cookies })).statusCode, path).toBe(404);
    }
  });

  test("T127 appear neither in the shop's document nor in its reader", async () => {
    const document = (await visit(app, { path: "/api/openapi.json" })).json();
    const reader = (await visit(app, { path: "/api/docs" })).body;
    for (const { path } of ownRoutes) {
      expect(document.paths[path], path).toBeUndefined();
      expect(reader).not.toContain(`/api${path}<`);
    }
    for (const { path, summary } of sharedRoutes) {
      const operations = Object.values<{ summary: string }>(document.paths[path]);
      expect(operations.map((operation) => operation.summary)).not.toContain(summary);
    }
  });

  test("T127 appear in no file that a shopper's browser gets", () => {
    const files = globSync("**/*.{js,html,json}", { cwd: join(rootDir, "build/client") });
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = readFileSync(join(rootDir, "build/client", file), "utf8");
      for (const { path } of ownRoutes) expect(text, `${file} holds ${path}`).not.toContain(`"${path}"`);
    }
  });

  test.each(staffRoutes)("T031 $path refuses what another site made the browser send", async ({ path }) => {
    for (const site of ["cross-site", "same-site"]) {
      const answer = await staffCall(app, path, {}, { cookies, headers: { "sec-fetch-site": site } });
      expect(answer.statusCode).toBe(403);
    }
  });

  test("T034 take JSON only", async () => {
    const text = { method: "POST", body: "a=b", cookies, headers: { "content-type": "text/plain" } };
    expect((await atBackoffice("/api/session/me", text)).statusCode).toBe(415);
  });
});

test("T002 signing in does as much work for an unknown, an invited and a disabled member as for a wrong password", async () => {
  const { db } = app.database;
  const email = "known@example.com";
  await addMember(db, { email, password: PASSWORD });
  await addMember(db, { email: "invited@example.com" });
  const disabledId = await addMember(db, { email: "disabled@example.com", password: PASSWORD });
  await db.execute(sql`update staff_members set disabled_at = now() where id = ${disabledId}`);
  const hashInWorker = vi.spyOn(hashing, "hashInWorker");
  onTestFinished(() => hashInWorker.mockRestore());
  const work = async (as: string) => {
    hashInWorker.mockClear();
    await staffCall(app, "/session/sign-in", { email: as, password: "not the password" });
    return hashInWorker.mock.calls.map(([job]) => [parseOptions(job.passwordHash ?? ""), job.password]);
  };
  const known = await work(email);
  expect(known).toHaveLength(1);
  for (const other of ["nobody", "invited", "disabled"])
    expect(await work(`${other}@example.com`), other).toEqual(known);
});

describe("the staff document", () => {
  test("T127 is for signed-in members, and lists every staff call and nothing else", async () => {
    for (const path of ["/api/openapi.json", "/api/docs"]) {
      const refused = await atBackoffice(path);
      expect([refused.statusCode, refused.json().code]).toEqual([401, "not_signed_in"]);
    }
    const document = (await atBackoffice("/api/openapi.json", { cookies })).json();
    expect(Object.keys(document.paths).sort()).toEqual(staffRoutes.map(({ path }) => path).sort());
    const reader = await atBackoffice("/api/docs", { cookies });
    for (const { path } of staffRoutes) expect(reader.body).toContain(`POST /api${path}`);
  });

  test.each(staffRoutes)("tells the truth: $path answers", async ({ path }) => {
    const answer = await staffCall(app, path, {});
    expect(answer.statusCode).not.toBe(404);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });
});

describe("the staff origin", () => {
  test("has nothing of the shop", async () => {
    for (const { method, path } of shopRoutes.filter((route) => !isShared(route))) {
      const answer = await atBackoffice(
        `/api${path.replace("{slug}", "x")}`,
        method === "POST" ? { method, body: {} } : {},
      );
      expect(answer.statusCode, path).toBe(404);
    }
    const paths = [
      "/robots.txt",
      "/sitemap.xml",
      "/img/w_100/drawn/1.svg",
      "/builds/latest.json",
      "/assets/x.js",
      "/api/callbacks/stripe",
      "/metrics.txt",
    ];
    for (const path of paths) expect((await atBackoffice(path)).statusCode, path).toBe(404);
    for (const path of ["/", "/lt", "/en/login"]) {
      const { body, headers } = await atBackoffice(path);
      expect(body).not.toMatch(/__reactRouter|hreflang/);
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });

  test("answers for its health", async () => {
    expect((await atBackoffice("/healthz")).json()).toEqual({ alive: true });
    expect((await atBackoffice("/readyz")).json()).toEqual({ ready: true });
  });

  test("CATALOG-06 is ready, as the shop is, only once the index is there", async () => {
    const isReady = vi.spyOn(app.shop.catalog, "isReady").mockReturnValue(false);
    for (const host of ["lt.localhost", BACKOFFICE_HOST]) {
      const { statusCode, body } = await visit(app, { host, path: "/readyz" });
      expect(statusCode).toBe(503);
      expect(body).toBe('{"ready":false}');
    }
    isReady.mockRestore();
    expect((await visit(app, { path: "/readyz" })).statusCode).toBe(200);
  });

  test("T094 sends the headers of every answer, errors included", async () => {
    for (const path of ["/", "/healthz", "/api/nothing", "/none.css"]) {
      const { headers } = await atBackoffice(path);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["strict-transport-security"]).toContain("max-age=63072000");
      expect(headers["x-request-id"]).toMatch(/^[\w-]+$/);
    }
  });

  test("T042 is not reached by a header that a stranger made up", async () => {
    const headers = { "x-forwarded-host": BACKOFFICE_HOST };
    expect((await call(app, "/session/me", {}, { headers })).statusCode).toBe(404);
  });

  test("is reached through a trusted proxy that names it, whatever the case and the port", async () => {
    const env = { TRUSTED_PROXIES: "127.0.0.1" };
    const proxied = await createTestApp({ env, databaseUrl: app.databaseUrl });
    const headers = { "x-forwarded-host": BACKOFFICE_HOST };
    expect((await call(proxied, "/session/me", {}, { headers })).statusCode).toBe(200);
    for (const host of ["ADMIN.localhost", "admin.localhost:8080"]) {
      expect((await call(proxied, "/session/me", {}, { host })).statusCode).toBe(200);
    }
    await proxied.close();
  });

  test("is not there without BACKOFFICE_URL", async () => {
    const without = await createTestApp({ env: { BACKOFFICE_URL: "" }, databaseUrl: app.databaseUrl });
    expect((await call(without, "/session/me", {}, { host: BACKOFFICE_HOST })).statusCode).toBe(421);
    await without.close();
  });

  test("answers on a socket, several requests on one connection, and ends with the server", async () => {
    const own = await createTestApp({ databaseUrl: app.databaseUrl });
    const port = await own.listen();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<IncomingMessage>((resolve) => {
        get({ port, agent, path: "/healthz", headers: { host: `${BACKOFFICE_HOST}:${port}` } }, resolve);
      });
    for (let index = 0; index < 3; index += 1) expect(await json(await ask())).toEqual({ alive: true });
    agent.destroy();
    await own.close();
  });

  test("writes one line of each request into the log, without the secret of an invitation", async () => {
    app.log.length = 0;
    await atBackoffice("/set-password/a-very-secret-token");
    const lines = app.log.filter((line) => line.includes('"answered"'));
    expect(lines).toHaveLength(1);
    expect(app.log.join("\n")).not.toContain("a-very-secret-token");
  });
});

describe("the back office's page", () => {
  const buildDir = join(tmpdir(), `crossdock-backoffice-${process.pid}`);
  const config = { trustedProxies: [], logLevel: "silent", requestTimeoutMs: 1_000, mode: "production" } as const;
  const serve = async (path: string) => {
    const server = createServer({ ...config, trustedProxies: [] });
    registerBackofficeRoutes(server, { buildDir });
    const answer = await server.inject({ url: path, headers: { host: BACKOFFICE_HOST } });
    await server.close();
    return answer;
  };
  afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

  test("says what to do while it is not built", async () => {
    const { statusCode, body } = await serve("/");
    expect(statusCode).toBe(503);
    expect(body).toContain("npm run build");
  });

  test("T039 T088 is the same at every address, kept by nobody, and runs its own scripts only", async () => {
    mkdirSync(join(buildDir, "assets"), { recursive: true });
    writeFileSync(join(buildDir, "index.html"), "<!doctype html><title>Back office</title>");
    writeFileSync(join(buildDir, "assets/app-1.js"), "export {}");
    for (const path of ["/", "/orders", "/set-password/abc?x=1"]) {
      const { statusCode, body, headers } = await serve(path);
      expect([statusCode, body]).toEqual([200, "<!doctype html><title>Back office</title>"]);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(headers["x-robots-tag"]).toBe("noindex");
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(/default-src 'none'.*script-src 'self';.*frame-ancestors 'none'/);
      expect(policy).not.toContain("unsafe");
    }
    const asset = await serve("/assets/app-1.js");
    expect(asset.statusCode).toBe(200);
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("T099 T127 serves no other file", async () => {
    for (const path of [
      "/index.html.map",
      "/.env",
      "/.git/config",
      "/assets/../index.html",
      "/assets/%2e%2e/index.html",
    ]) {
      expect((await serve(path)).statusCode, path).not.toBe(200);
    }
  });
});
