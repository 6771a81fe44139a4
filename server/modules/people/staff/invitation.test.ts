import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { createEmptyDatabase } from "#testing/database.ts";
import { addUser, logIn } from "#testing/people/identity.ts";
import { addMember, SECRETS_KEY, staffSession } from "#testing/people/members.ts";
import { staffCall } from "#testing/people/staff.ts";
import { createTestApp, rootDir, type TestApp } from "#testing/test-app.ts";
import { type Invitation, inviteMember } from "./members/invite-member.ts";
import { totpCode, totpStep } from "./totp/totp.ts";

const run = promisify(execFile);
const PASSWORD = "the desk is mine now";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ENVIRONMENT = { BACKOFFICE_URL: "http://admin.localhost:3000", SECRETS_KEY: SECRETS_KEY.toString("base64") };

async function create(args: string[], env: Record<string, string> = ENVIRONMENT) {
  const { stdout } = await run(process.execPath, ["tools/create-staff.ts", ...args], {
    cwd: rootDir,
    env: { PATH: process.env.PATH, DATABASE_URL: app.databaseUrl, DEMO: "0", ...env },
  });
  const [url = ""] = /http\S+/.exec(stdout) ?? [];
  const [totpUri = ""] = /otpauth\S+/.exec(stdout) ?? [];
  return { url, token: tokenOf(url), totpUri };
}

const tokenOf = (url: string) => url.split("/").at(-1) ?? "";

/** Invites a member in this process, without the command. */
async function invite(email: string, rights: Partial<Invitation> = {}) {
  const deps = { secretsKey: SECRETS_KEY, backofficeUrl: ENVIRONMENT.BACKOFFICE_URL, now: new Date() };
  const member = { email, name: "", roles: ["administrator"], storefronts: "all", warehouses: [], ...rights } as const;
  const { url, totpUri } = await inviteMember(app.database.db, deps, member);
  return { token: tokenOf(url), totpUri };
}

const setPassword = async (token: string, password = PASSWORD) =>
  (await staffCall(app, "/session/set-password", { token, password })).statusCode;
const signIn = (email: string, password = PASSWORD) => staffCall(app, "/session/sign-in", { email, password });

/** The code that an authenticator app computes from the URI. */
function codeOf(totpUri: string): string {
  const letters = [...(new URL(totpUri).searchParams.get("secret") ?? "")];
  const bits = letters.map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  return totpCode(secret, totpStep(new Date()));
}

test("T019 a fresh installation has no accounts and no members at all", async () => {
  const database = await createEmptyDatabase();
  await migrate(database.url);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  expect((await client.query("select from users")).rowCount).toBe(0);
  expect((await client.query("select from staff_members")).rowCount).toBe(0);
  await client.end();
  await database.drop();
});

describe("T019 the first member of staff", () => {
  test("T019 gets a link that sets a password once, and a second factor, from the operator of the server", async () => {
    const { url, token, totpUri } = await create(["--email", "Boss@Example.com", "--name", "Eglė"]);
    expect(url).toMatch(/^http:\/\/admin\.localhost:3000\/set-password\/[\w-]{43}$/);
    expect(totpUri).toMatch(
      /^otpauth:\/\/totp\/Crossdock%20admin\.localhost:boss%40example\.com\?secret=[A-Z2-7]{32}&issuer=/,
    );
    expect((await signIn("boss@example.com")).statusCode).toBe(401);
    expect(await setPassword(token, "short")).toBe(422);
    expect(await setPassword(token)).toBe(200);
    expect(await setPassword(token)).toBe(410);
    const { cookies } = await signIn("boss@example.com");
    const answer = await staffCall(
      app,
      "/session/verify-totp",
      { totp: codeOf(totpUri) },
      { cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])) },
    );
    expect(answer.json().member).toMatchObject({ name: "Eglė", storefronts: "all", warehouses: [] });
    expect(answer.json().member.permissions).toContain("staff.write");
    const { rows } = await app.database.db.execute(sql`select call, input from audit_entries order by id`);
    expect(rows).toEqual([
      { call: "session.setPassword", input: {} },
      { call: "session.verifyTotp", input: {} },
    ]);
  }, 120_000);

  test("T019 T013 begins anew for a known address: password, factor and sessions of before are void", async () => {
    const email = "again@example.com";
    const id = await addMember(app.database.db, { email, password: PASSWORD });
    const cookies = await staffSession(app.database.db, id);
    const first = await invite(email);
    const second = await invite(email, { storefronts: ["lt"], roles: ["support"], warehouses: ["US"] });
    expect(second.totpUri).not.toBe(first.totpUri);
    expect((await staffCall(app, "/session/me", {}, { cookies })).json().member).toBeNull();
    expect((await signIn(email)).statusCode).toBe(401);
    expect([await setPassword(first.token), await setPassword(second.token)]).toEqual([410, 200]);
    const again = await staffSession(app.database.db, id);
    expect((await staffCall(app, "/session/me", {}, { cookies: again })).json().member).toMatchObject({
      storefronts: ["lt"],
      warehouses: ["US"],
      permissions: expect.not.arrayContaining(["orders.refund"]),
    });
  });

  test("T019 is nobody who registered with that address in a shop", async () => {
    const email = "desk@example.com";
    await addUser(app, { email });
    await invite(email);
    expect((await logIn(app, email)).statusCode).toBe(200);
    expect((await signIn(email)).statusCode).toBe(401);
  });

  test("T013 a link works for 24 hours", async () => {
    const { token } = await invite("late@example.com");
    await app.database.db.execute(sql`update staff_invitations set expires_at = now()`);
    expect(await setPassword(token)).toBe(410);
  });

  test("T019 needs an address, and roles and storefronts that there are", async () => {
    await expect(create(["--email", "nobody"])).rejects.toThrow("Usage");
    await expect(create(["--email", "a@example.com", "--storefront", "xx"])).rejects.toThrow(
      "There is no storefront xx",
    );
    await expect(create(["--email", "a@example.com", "--role", "king"])).rejects.toThrow("There is no role king");
    await expect(create(["--email", "a@example.com"], {})).rejects.toThrow("There is no back office");
  }, 120_000);
});
