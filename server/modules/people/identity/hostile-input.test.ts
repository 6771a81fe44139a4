import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "#contracts/shop/contract.ts";
import { answeredVisit } from "#testing/answered-visit.ts";
import { ADDRESS, addUser, PASSWORD, query, REGISTRATION, signedIn } from "#testing/people/identity.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const EMAIL = "ruta@example.com";

let app: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  await addUser(app, { email: EMAIL });
});
afterAll(() => app.close());

interface Definition {
  "~orpc": { route: { method?: string; path?: string }; inputSchema?: { shape?: object } };
}

const AREAS = [contract.identity, contract.account, contract.balance, contract.marketing];

/** Every field that any of the calls takes, with a value that is right. */
const FIELDS: Record<string, unknown> = {
  ...REGISTRATION,
  ...ADDRESS,
  id: 1,
  token: "A".repeat(43),
  current_password: PASSWORD,
  currency_id: 1,
  subscribed: true,
  locale: "lt",
  page: 1,
  type: 1,
  from: "2026-11-15T00:00:00Z",
  to: "2026-11-16T00:00:00Z",
  utm_source: "newsletter",
};

/** Each call with the fields that it takes; those that say nothing about them may take any. */
const CALLS = AREAS.flatMap((area) => Object.values<unknown>(area))
  .map((definition) => (definition as Definition)["~orpc"])
  .filter(({ route }) => route.method === "POST")
  .map(({ route: { path = "" }, inputSchema }) => [path, Object.keys(inputSchema?.shape ?? FIELDS)] as const);

const HOSTILE: unknown[] = [
  "\u0000",
  "ruta\u0000@example.com",
  "\ud800@example.com",
  "' or 1=1 --",
  "%00",
  "\u202e",
  "x".repeat(1_000),
  "x".repeat(1_001),
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:59+23:59",
  2 ** 31,
  2 ** 53,
  -1,
  1.5,
  null,
  [],
  {},
  true,
];

describe("hostile input", () => {
  test.each(CALLS)("T126 %s never answers with a server error", async (path, fields) => {
    cookies = await signedIn(app, EMAIL);
    for (const field of fields) {
      const values = field === "password" || field === "current_password" ? HOSTILE.slice(0, 3) : HOSTILE;
      await query(app, "delete from rate_limits");
      await Promise.all(values.map((value) => post(path, { ...FIELDS, [field]: value })));
    }
  });
});

function post(path: string, body: object) {
  return answeredVisit(app, { method: "POST", path: `/api${path}`, cookies, body });
}

test("T082 keeps line breaks of headers out of the log", async () => {
  app.log.length = 0;
  const fake = 'Mozilla/5.0 \\n{"level":60,"msg":"fake"}\\r\\n{"level":60,"msg":"fake"}';
  await visit(app, { method: "POST", path: "/api/auth/login", headers: { "user-agent": fake }, body: { email: fake } });
  await visit(app, { path: "/lt/%7B%22level%22:60%7D", headers: { "user-agent": fake, referer: fake } });
  expect(app.log.length).toBeGreaterThan(1);
  for (const line of app.log) {
    expect(line.trim()).not.toContain("\n");
    expect(JSON.parse(line).msg).not.toBe("fake");
    expect(JSON.parse(line).level).toBeLessThan(60);
  }
});
