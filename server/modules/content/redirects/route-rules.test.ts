import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { raceToEdit, staleBecauseOf } from "#testing/race-to-edit.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { sweepMissedPaths } from "./missed-paths.ts";

let app: TestApp;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  app = await createTestApp({ poolSize: 8 });
  member = await signedInMember(app, { roles: ["merchandiser"] });
});
afterAll(() => app.close());

const ask = (path: string, body: object) =>
  staffCall(app, `/redirects/${path}`, body, { cookies: member.cookies, headers: { "idempotency-key": randomUUID() } });
const add = (path: string, target: string | null, more: object = {}) =>
  ask("add", { storefront: "lt", path, status: target ? 301 : 410, ...(target ? { target } : {}), ...more });
const go = async (path: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: answered } = await visit(app, { path, headers });
  return [statusCode, answered.location];
};
const rulesOf = async (search: string) => (await ask("list", { filter: { search } })).json().items;
const missedOf = async (path: string) =>
  (await staffCall(app, "/missed-paths/list", {}, { cookies: member.cookies }))
    .json()
    .items.find((item: { path: string }) => item.path === path);

describe("a rule of staff", () => {
  test("ROUTE-55 is in force at once, carries what its star stood for, and counts its visits", async () => {
    expect(await go("/en/veikla/a/b")).toEqual([404, undefined]);
    expect((await add("/veikla/*", "/c/*")).statusCode).toBe(200);
    await expect.poll(() => go("/en/veikla/a/b?x=1")).toEqual([301, "/en/c/a/b?x=1"]);
    const before = app.rendered.length;
    await go("/en/veikla/d");
    expect(app.rendered.length).toBeGreaterThan(before);
    await expect.poll(async () => (await rulesOf("/veikla"))[0].hits).toBe(2);
    expect((await rulesOf("/veikla"))[0].last_hit_at).not.toBeNull();
  });

  test("ROUTE-55 says that a page is gone, with the shop's page around it", async () => {
    await add("/gone-for-good", null);
    await expect.poll(async () => (await visit(app, { path: "/en/gone-for-good" })).statusCode).toBe(410);
    const { body, headers } = await visit(app, { path: "/en/gone-for-good" });
    expect(body).toContain("</html>");
    expect(headers["content-security-policy"]).toContain("script-src");
  });

  test("ROUTE-55 may hold for one language and for a time", async () => {
    const day = DAY_MS;
    const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
    await add("/akcija", "/dealzone", { language: "lt" });
    await add("/later", "/dealzone", { starts_at: inDays(1), ends_at: inDays(2) });
    await add("/over", "/dealzone", { starts_at: inDays(-2), ends_at: inDays(-1) });
    await expect.poll(() => go("/lt/akcija")).toEqual([301, "/lt/dealzone"]);
    for (const path of ["/en/akcija", "/en/later", "/en/over"]) expect((await go(path))[0]).toBe(404);
  });

  test("ROUTE-55 ERROR-05 of a loop or a chain is refused at its field, and the rules stay", async () => {
    expect((await add("/one", "/two")).statusCode).toBe(200);
    const problems = [await add("/two", "/one"), await add("/two", "/three"), await add("/zero", "/one")];
    expect(problems.map((answer) => [answer.statusCode, answer.json().errors])).toEqual([
      [422, { target: "staff.redirects.problem.loop" }],
      [422, { target: "staff.redirects.problem.chain" }],
      [422, { target: "staff.redirects.problem.chain" }],
    ]);
    expect(await rulesOf("/zero")).toEqual([]);
  });

  test("ROUTE-55 of two that would make a chain together, one is refused", async () => {
    const answers = await Promise.all([add("/race-a", "/race-b"), add("/race-b", "/race-c")]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test("ROUTE-55 is changed and removed by the version that was read", async () => {
    const { id, version } = (await add("/to-change", "/a-place")).json();
    const change = (target: string, of: number) =>
      ask("change", { id, version: of, path: "/to-change", status: 302, target });
    expect((await change("/another", version)).json()).toEqual({ id, version: version + 1 });
    expect((await change("/third", version)).statusCode).toBe(409);
    expect((await ask("remove", { id, version })).statusCode).toBe(409);
    await expect.poll(() => go("/en/to-change")).toEqual([302, "/en/another"]);
    expect((await ask("remove", { id, version: version + 1 })).statusCode).toBe(200);
    await expect.poll(async () => (await go("/en/to-change"))[0]).toBe(404);
  });

  test("ROUTE-55 of two who change the same version one is refused, and reads the other's rule and name", async () => {
    const { id, version } = (await add("/edited-at-once", "/a-place")).json();
    const body = (target: string) => ({ id, version, path: "/edited-at-once", status: 302, target });
    const race = await raceToEdit(app, "/redirects/change", [body("/first"), body("/second")]);
    expect(race.lost).toMatchObject(staleBecauseOf(race.winner));
    expect(race.lost.current).toMatchObject({
      version: race.won.version,
      target: (race.body as { target: string }).target,
    });
    expect([race.lost.current]).toEqual(await rulesOf("/edited-at-once"));
  });

  test("ROUTE-55 a rule that a table changed meanwhile is not removed, and who brought it in is named", async () => {
    const { id, version } = (await add("/edited-by-table", "/a-place")).json();
    const csv = "path,target,status\n/edited-by-table,/from-table,301\n";
    const importer = await signedInMember(app, { name: "Ona" });
    await staffCall(app, "/redirects/import", { storefront: "lt", csv, dry_run: false }, { cookies: importer.cookies });
    const refused = (await ask("remove", { id, version })).json();
    expect(refused).toMatchObject({ ...staleBecauseOf("Ona"), current: { id, target: "/from-table" } });
    expect(await rulesOf("/edited-by-table")).toHaveLength(1);
  });

  test("ROUTE-55 counting visits drops no page that is kept", async () => {
    await add("/counted", "/accessibility");
    await expect.poll(() => go("/en/counted")).toEqual([301, "/en/accessibility"]);
    await go("/en/accessibility");
    await app.shop.redirects.counts.save();
    const before = app.rendered.length;
    await go("/en/accessibility");
    expect(app.rendered.length).toBe(before);
  });
});

describe("a table of rules", () => {
  const bring = async (csv: string, dry_run: boolean) =>
    (await ask("import", { storefront: "lt", csv, dry_run })).json();

  test("ROUTE-55 a dry run says what would happen and changes nothing; then it happens", async () => {
    await add("/table-known", "/somewhere");
    const csv =
      "path,target,status,language\n/table-new,/somewhere,301,\n/table-known,/elsewhere,302,\n/table-lt,,410,lt\n";
    const expected = { added: 2, changed: 1, unchanged: 0, problems: [] };
    expect(await bring(csv, true)).toEqual({ ...expected, is_written: false });
    expect(await rulesOf("/table-new")).toEqual([]);
    expect(await bring(csv, false)).toEqual({ ...expected, is_written: true });
    expect(await bring(csv, false)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    await expect.poll(() => go("/en/table-known")).toEqual([302, "/en/elsewhere"]);
    expect((await ask("export", { storefront: "lt" })).json().csv).toContain("/table-lt,lt,,410,,");
  });

  test("ROUTE-55 T109 one wrong line keeps out the whole table, and each is named", async () => {
    const csv = "path,target,status\n/chain-a,/chain-b,301\n/chain-b,/chain-c,301\nno,/x,301\n/fine,/somewhere,299\n";
    const { problems, is_written } = await bring(csv, false);
    expect(is_written).toBe(false);
    expect(problems).toEqual([
      { line: 2, problem: "chain" },
      { line: 3, problem: "chain" },
      { line: 5, problem: "status" },
    ]);
    expect(await rulesOf("/chain")).toEqual([]);
  });
});

describe("paths that visitors miss", () => {
  test("ROUTE-55 are counted by day and referring host, without the language, and end with a rule", async () => {
    for (const path of ["/en/lost-page", "/lt/lost-page?email=a@b.lt", "/en/lost-page.data"])
      await go(path, { referer: "https://forum.example/topic?id=7" });
    await go("/en/lost-page");
    await app.shop.redirects.counts.save();
    expect(await missedOf("/lost-page")).toMatchObject({
      storefront: "lt",
      count: 4,
      referring_hosts: ["forum.example"],
    });
    await add("/lost-*", "/accessibility");
    expect(await missedOf("/lost-page")).toBeUndefined();
  });

  test("T016 keep no address that opens something, and nothing longer than 90 days", async () => {
    await go(`/en/password-reset/${"a".repeat(32)}`);
    await go("/en/someone@example.com");
    await go("/en/nothing-here");
    await app.shop.redirects.counts.save();
    const { rows } = await app.database.db.execute<{ path: string }>(sql`select distinct path from missed_paths`);
    const paths = rows.map(({ path }) => path);
    expect(paths).toContain("/nothing-here");
    expect(paths.filter((path) => /reset|@/.test(path))).toEqual([]);
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    await sweepMissedPaths(app.database.db, inDays(89));
    expect(await missedOf("/nothing-here")).toBeDefined();
    await sweepMissedPaths(app.database.db, inDays(91));
    expect(await missedOf("/nothing-here")).toBeUndefined();
  });

  test("T124 many made-up paths fill no more than a day's share", async () => {
    const { counts } = app.shop.redirects;
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 900; n++)
        counts.missed({ storefront: "lv", path: `/made-up-${round}-${n}`, referrer: undefined });
      await counts.save();
    }
    const { rows } = await app.database.db.execute(
      sql`select count(*)::int as n from missed_paths where storefront_code = 'lv'`,
    );
    expect(rows[0]?.n).toBe(1_000);
  });
});
