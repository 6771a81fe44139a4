import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messagesOf } from "#i18n/messages.ts";
import { hostOf } from "#testing/operations/storefronts.ts";
import { visibleText } from "#testing/page-html.ts";
import { addUser, query, signedIn } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { raceToEdit, staleBecauseOf } from "#testing/race-to-edit.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  app = await createTestApp({ poolSize: 8 });
  member = await signedInMember(app, { roles: ["merchandiser"] });
});
afterAll(() => app.close());

const ask = (path: string, body: object, cookies = member.cookies) =>
  staffCall(app, `/translations/${path}`, body, { cookies, headers: { "idempotency-key": randomUUID() } });
const listChanged = async (cookies = member.cookies) =>
  (await staffCall(app, "/changed-texts/list", {}, { cookies })).json();
const save = (key: string, text: string, more: object = {}) =>
  ask("save", { storefront: "lt", language: "en", key, text, version: 0, ...more });
const pageOf = async (path: string, host = hostOf("lt")) => (await visit(app, { path, host })).body;
const messagesAt = async (host = hostOf("lt")): Promise<Record<string, string>> =>
  (await visit(app, { host, path: "/api/translations/translationMessages?locale=en" })).json().resources.en.translation;
const versionAt = async (path = "/en", host = hostOf("lt")) =>
  /data-messages-version="([^"]*)"/.exec(await pageOf(path, host))?.[1] ?? "";

describe("a text of staff", () => {
  test("LOCALE-08 is on pages and in messages within two seconds, in its storefront only", async () => {
    const before = await versionAt();
    const { version } = (await save("footer.all-rights-reserved", "© {{year}} {{site}}. Every right is ours.")).json();
    expect(version).toBeGreaterThan(0);
    await expect
      .poll(async () => visibleText(await pageOf("/en")), { timeout: 2_000 })
      .toContain("Every right is ours.");
    expect((await messagesAt())["footer.all-rights-reserved"]).toContain("Every right is ours.");
    expect(await versionAt()).not.toBe(before);
    expect(visibleText(await pageOf("/en", hostOf("lv")))).toContain("All rights reserved.");
    expect(await versionAt("/en", hostOf("lv"))).toBe(before);
  });

  test("LOCALE-08 of all storefronts lies under a storefront's own", async () => {
    const everyone = await signedInMember(app, {});
    const everywhere = { language: "en", key: "header.cart", version: 0 };
    expect((await ask("save", { ...everywhere, text: "Basket" }, everyone.cookies)).statusCode).toBe(200);
    await save("header.cart", "Trolley");
    await expect.poll(async () => (await messagesAt(hostOf("lv")))["header.cart"]).toBe("Basket");
    await expect.poll(async () => (await messagesAt())["header.cart"]).toBe("Trolley");
    const narrow = await signedInMember(app, { roles: ["merchandiser"], storefronts: ["lt"] });
    const refused = await ask("save", { ...everywhere, key: "header.account", text: "Me" }, narrow.cookies);
    expect(refused.statusCode).toBe(404);
  });

  test("T132 of a storefront that does not exist is not found", async () => {
    expect((await save("header.cart", "Trolley", { storefront: "zz" })).statusCode).toBe(404);
  });

  test("T084 stays text, with its placeholders escaped", async () => {
    await save("footer.all-rights-reserved", '<img src=x onerror="alert(1)"> {{year}} {{site}}', { storefront: "pj" });
    const body = () => pageOf("/en", hostOf("pj"));
    await expect.poll(body).toContain("&lt;img src=x onerror=");
    expect(await body()).not.toContain("<img src=x");
  });

  test("LOCALE-07 ERROR-05 without its placeholders, or of a key that does not exist, is refused", async () => {
    const lost = await save("footer.all-rights-reserved", "All mine", { storefront: "nl" });
    expect([lost.statusCode, lost.json().errors]).toEqual([422, { text: "translations.problem.placeholders" }]);
    expect((await save("no.such.key", "Hello")).statusCode).toBe(404);
    expect((await save("constructor", "Hello")).statusCode).toBe(404);
  });

  test("LOCALE-08 is changed by the version that was read, goes back, and every text is kept", async () => {
    const key = "header.account";
    const before = await versionAt();
    const { version } = (await save(key, "Mine")).json();
    expect((await save(key, "Ours")).statusCode).toBe(409);
    const next = (await save(key, "Ours", { version })).json().version;
    const revert = (of: number) => ask("revert", { storefront: "lt", language: "en", key, version: of });
    expect((await revert(version)).statusCode).toBe(409);
    expect((await revert(next)).json()).toEqual({ text: messagesOf("en")[key] });
    const { texts, history } = (await ask("get", { storefront: "lt", key })).json();
    expect(texts).toHaveLength(5);
    expect(texts[0]).toMatchObject({ language: "en", text: messagesOf("en")[key], version: 0, changed: null });
    expect(history.map(({ text, by }: Record<string, unknown>) => [text, by])).toEqual([
      [null, "staff"],
      ["Ours", "staff"],
      ["Mine", "staff"],
    ]);
    await expect.poll(async () => (await messagesAt())[key]).toBe(messagesOf("en")[key]);
    await expect.poll(() => versionAt(), { message: "the same texts have the same version" }).toBe(before);
    await expect(app.database.db.execute(sql`delete from translation_revisions`)).rejects.toThrow();
  });

  test("LOCALE-08 of two who change the same version one is refused, and reads the other's text and name", async () => {
    const edit = { storefront: "lt", language: "en", key: "header.secure" };
    const both = (version: number) =>
      raceToEdit(app, "/translations/save", [
        { ...edit, version, text: `First after ${version}` },
        { ...edit, version, text: `Second after ${version}` },
      ]);
    const rowOf = async (): Promise<object> =>
      (await listChanged()).items.find(({ key }: { key: string }) => key === edit.key);
    const created = await both(0);
    expect(created.lost).toMatchObject(staleBecauseOf(created.winner));
    expect(created.lost.current).toEqual(await rowOf());
    const changed = await both(created.won.version);
    expect(changed.lost).toMatchObject(staleBecauseOf(changed.winner));
    expect(changed.lost.current).toEqual(await rowOf());
    expect(changed.lost.current.text).toBe((changed.body as { text: string }).text);
  });

  test("LOCALE-08 that was taken away, or brought in by a table, is refused with who did it in this storefront", async () => {
    const name = { language: "en", key: "header.help" };
    const by = (member: string) => signedInMember(app, { name: member });
    const [ruta, jonas, ona] = [await by("Rūta"), await by("Jonas"), await by("Ona")];
    const own = { storefront: "lt", ...name };
    const { version } = (await save(name.key, "Everything")).json();
    expect((await ask("revert", { ...own, version }, ruta.cookies)).statusCode).toBe(200);
    const there = { storefront: "lv", ...name };
    const other = (await ask("save", { ...there, text: "All", version: 0 })).json();
    expect((await ask("revert", { ...there, version: other.version }, jonas.cookies)).statusCode).toBe(200);
    const source = messagesOf("en")[name.key];
    expect((await save(name.key, "All of it", { version })).json()).toMatchObject({
      ...staleBecauseOf("Rūta"),
      current: { ...own, text: source, source, version: 0, changed_at: null },
    });
    const csv = `key,text\n${name.key},Of a table\n`;
    await ask("import", { storefront: "lt", language: "en", csv, dry_run: false }, ona.cookies);
    expect((await save(name.key, "All of it")).json()).toMatchObject({
      ...staleBecauseOf("Ona"),
      current: { ...own, text: "Of a table" },
    });
  });

  test("LOCALE-08 that nobody changed cannot be taken away", async () => {
    const answer = await ask("revert", { storefront: "lt", language: "en", key: "header.track", version: 0 });
    expect(answer.statusCode).toBe(404);
  });

  test("LOCALE-07 is not shown once the program's message has other placeholders, or is gone", async () => {
    await query(
      app,
      `insert into translation_overrides (storefront_code, language, key, text, version) values
        ('ae', 'en', 'footer.all-rights-reserved', 'Of an older program', 1), ('ae', 'en', 'no.such.key', 'Hello', 2),
        ('ae', 'en', 'header.menu', 'Everything', 3)`,
    );
    await expect.poll(async () => (await messagesAt(hostOf("ae")))["header.menu"]).toBe("Everything");
    const messages = await messagesAt(hostOf("ae"));
    expect(messages["footer.all-rights-reserved"]).toBe(messagesOf("en")["footer.all-rights-reserved"]);
    expect(messages).not.toHaveProperty(["no.such.key"]);
  });

  test("LOCALE-08 a browser never keeps the texts of another version under a version's name", async () => {
    const cachingOf = async (v: string) =>
      (await visit(app, { path: `/api/translations/translationMessages?locale=en&v=${v}` })).headers["cache-control"];
    expect(await cachingOf(await versionAt())).toBe("private, max-age=300");
    expect(await cachingOf("another")).toBe("private, no-cache");
  });
});

describe("tables and figures of texts", () => {
  test("LOCALE-08 what is everywhere is shown under each storefront, and nothing of another one's", async () => {
    const key = "header.cart";
    const { texts, history } = (await ask("get", { storefront: "lv", key })).json();
    expect(texts[0]).toMatchObject({ language: "en", text: "Basket", version: 0, changed: { is_everywhere: true } });
    expect(history.map(({ text }: { text: string }) => text)).toEqual(["Basket"]);
    const { items } = (await ask("list", { storefront: "lv", language: "en", search: key })).json();
    expect(items.find((item: { key: string }) => item.key === key)).toMatchObject({ text: "Basket", version: 0 });
    const narrow = await signedInMember(app, { roles: ["merchandiser"], storefronts: ["lt"] });
    const changed = (await listChanged(narrow.cookies)).items as { storefront: string | null }[];
    expect([...new Set(changed.map(({ storefront }) => storefront))].sort()).toEqual(["lt", null]);
    expect((await ask("get", { storefront: "lv", key }, narrow.cookies)).statusCode).toBe(404);
  });

  test("LOCALE-08 T108 the texts of a storefront are exported, all of them or those that were changed", async () => {
    const exported = async (changed: boolean): Promise<string> =>
      (await ask("export", { storefront: "lt", language: "en", changed })).json().csv;
    expect(await exported(true)).toContain(`header.cart,${messagesOf("en")["header.cart"]},Trolley`);
    expect([await exported(true), await exported(false)].map((csv) => csv.includes("header.menu,"))).toEqual([
      false,
      true,
    ]);
  });

  test("LOCALE-08 T109 a table is brought in as a whole or not at all, after a dry run", async () => {
    const bring = async (csv: string, dry_run: boolean) =>
      (await ask("import", { storefront: "lt", language: "lt", csv, dry_run })).json();
    const csv = "key,text\nheader.cart,Pirkiniai\nheader.account,\n";
    const expected = { changed: 1, reverted: 0, unchanged: 1, problems: [] };
    expect(await bring(csv, true)).toEqual({ ...expected, is_written: false });
    expect(await bring(csv, false)).toEqual({ ...expected, is_written: true });
    const wrong = await bring(
      "key,text\nheader.cart,X\nheader.cart,Y\nno.key,Z\nfooter.all-rights-reserved,Z\n",
      false,
    );
    expect(wrong).toMatchObject({ is_written: false });
    expect(wrong.problems).toEqual([
      { line: 3, problem: "twice" },
      { line: 4, problem: "key" },
      { line: 5, problem: "placeholders" },
    ]);
    expect(await bring(`key,text\nheader.cart,${messagesOf("lt")["header.cart"]}\n`, false)).toMatchObject({
      reverted: 1,
    });
  });

  test("LOCALE-08 coverage counts messages and changes of each language", async () => {
    const { languages } = (await ask("get-coverage", { storefront: "lt" })).json();
    expect(languages).toHaveLength(5);
    const english = languages.find(({ language }: { language: string }) => language === "en");
    expect(english).toMatchObject({ missing: 0, changed_everywhere: 1 });
    expect(english.changed_here).toBeGreaterThan(1);
  });

  test("LOCALE-08 texts are found by key, text and English words, page by page", async () => {
    const list = async (more: object) => (await ask("list", { storefront: "lt", language: "lt", ...more })).json();
    const all = await list({ limit: 100 });
    expect(all.total).toBe(Object.keys(messagesOf("lt")).length);
    const second = await list({ limit: 100, after: all.next });
    expect(second.items[0].key > all.items.at(-1).key).toBe(true);
    expect((await list({ search: "HEADER.CART" })).items.map(({ key }: { key: string }) => key)).toContain(
      "header.cart",
    );
    for (const language of ["lt", "en"] as const)
      expect(
        (await list({ search: messagesOf(language)["header.track"]?.toUpperCase() })).items.map(
          ({ key }: { key: string }) => key,
        ),
      ).toContain("header.track");
    const keys = Object.keys(messagesOf("lt"));
    const end = await list({ limit: 100, after: keys.at(-101) });
    expect([end.items.length, end.items.at(-1).key, end.next]).toEqual([100, keys.at(-1), null]);
    expect((await list({ changed: true })).total).toBeLessThan(5);
  });
});

describe("a translator's account", () => {
  const email = "translator@example.com";

  test("LOCALE-08 changes texts of its own storefront once staff allow it, and is audited", async () => {
    const id = await addUser(app, { email });
    const body = { language: "lt", key: "header.parcels", text: "Ieškoti visur", version: 0 };
    const change = (cookies: Record<string, string>) => call(app, "/translations/change-text", body, { cookies });
    const stranger = await signedIn(app, email);
    expect([(await change(stranger)).statusCode, (await change({})).statusCode]).toEqual([403, 401]);
    expect((await ask("allow", { storefront: "lt", email, is_allowed: true })).statusCode).toBe(200);
    const cookies = await signedIn(app, email);
    const { version } = (await change(cookies)).json();
    const stale = await change(cookies);
    expect([stale.statusCode, stale.json()]).toEqual([409, expect.objectContaining(staleBecauseOf(null))]);
    expect(stale.json().current).toEqual(
      (await call(app, "/translations/text", { key: body.key }, { cookies })).json(),
    );
    const bySomeStaff = await save(body.key, "Kitaip", { language: "lt" });
    expect(bySomeStaff.json()).toMatchObject({ ...staleBecauseOf(null), current: { text: "Ieškoti visur", version } });
    const viewer = await call(app, "/translations/viewer", { locale: "lt" }, { cookies });
    expect(viewer.json()).toMatchObject({ can_edit: true, changed: expect.arrayContaining(["header.parcels"]) });
    expect(viewer.json().changed, "a text of another language").not.toContain("footer.all-rights-reserved");
    const { history } = (await call(app, "/translations/text", { key: "header.parcels" }, { cookies })).json();
    expect(history[0]).toMatchObject({ text: "Ieškoti visur", by: "translator", is_everywhere: false });
    const back = await call(
      app,
      "/translations/revert-text",
      { language: "lt", key: "header.parcels", version },
      { cookies },
    );
    expect(back.json()).toEqual({ text: messagesOf("lt")["header.parcels"] });
    const audit = await query(
      app,
      "select call, subject, storefront_code, member_id from audit_entries where user_id = $1",
      [id],
    );
    expect(audit).toEqual([
      { call: "translations.changeText", subject: "text:lt:header.parcels", storefront_code: "lt", member_id: null },
      { call: "translations.revertText", subject: "text:lt:header.parcels", storefront_code: "lt", member_id: null },
    ]);
  });

  test("LOCALE-08 changes nothing any more once staff take it away", async () => {
    expect((await ask("allow", { storefront: "lt", email, is_allowed: false })).statusCode).toBe(200);
    const body = { language: "lt", key: "header.parcels", text: "Dar kartą", version: 0 };
    const changed = await call(app, "/translations/change-text", body, { cookies: await signedIn(app, email) });
    expect(changed.statusCode).toBe(403);
  });

  test("ERROR-05 an address without an account is refused at its field", async () => {
    const answer = await ask("allow", { storefront: "lt", email: "nobody@example.com", is_allowed: true });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { email: "staff.translations.problem.email" }]);
  });
});
