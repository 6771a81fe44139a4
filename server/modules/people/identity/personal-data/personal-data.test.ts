import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { topUp } from "#modules/money/balance/index.ts";
import { ADDRESS, addUser, currentEmail, logIn, PASSWORD, query, signedIn } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let clock = Date.now();
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(clock) });
});
afterAll(() => app.close());

async function customer(name: string) {
  const email = `${name}@example.com`;
  const id = await addUser(app, { email });
  const cookies = await signedIn(app, email, { headers: { "user-agent": `Browser of ${name}` } });
  await call(app, "/account/add-delivery-address", { ...ADDRESS, city: `City of ${name}` }, { cookies });
  await call(app, "/auth/update-subscription-status", { subscribed: true }, { cookies });
  return { id, email, cookies };
}

const ask = (cookies: Record<string, string>, password = PASSWORD) =>
  call(app, "/account/export-my-data", { password }, { cookies });
const fetchArchive = (path: string, cookies: Record<string, string>) => visit(app, { path, cookies });

describe("T129 the export of a user's data", () => {
  test("T129 is one archive with everything about the user and nothing of others", async () => {
    const me = await customer("me");
    const other = await customer("other");
    const { download_path } = (await ask(me.cookies)).json();
    const answer = await fetchArchive(download_path, me.cookies);
    expect(answer.headers["content-type"]).toBe("application/zip");
    expect(answer.headers["content-disposition"]).toMatch(/^attachment/);
    expect(answer.headers["cache-control"]).toMatch(/no-store/);
    const files = Object.entries(unzipSync(answer.rawPayload)).map(
      ([name, bytes]) => [name, strFromU8(bytes)] as const,
    );
    const archive = Object.fromEntries(files);
    expect(JSON.parse(archive["profile.json"] ?? "")).toMatchObject({ id: me.id, email: me.email, firstName: "Rūta" });
    expect(archive["addresses.json"]).toContain("City of me");
    expect(archive["sessions.json"]).toContain("Browser of me");
    expect(JSON.parse(archive["marketing.json"] ?? "")).toMatchObject({
      consents: [
        { topic: "newsletter", isGiven: true },
        { topic: "offers", isGiven: true },
      ],
    });
    expect(Object.keys(archive)).toEqual(expect.arrayContaining(["balance.json", "mails.json"]));
    const everything = Object.values(archive).join("");
    expect(everything).not.toMatch(/argon2|City of other|Browser of other/);
    expect(everything).not.toContain(other.email);
  });

  test("T129 requires the password", async () => {
    const { cookies } = await customer("careful");
    const answer = await ask(cookies, "not the password");
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { password: "validation.password-wrong" }]);
  });

  test("T129 refuses its link to others, to visitors, and after an hour", async () => {
    const [me, other] = [await customer("first"), await customer("second")];
    const { download_path, expires_at } = (await ask(me.cookies)).json();
    expect(Date.parse(expires_at) - clock).toBe(HOUR_MS);
    expect((await fetchArchive(download_path, other.cookies)).statusCode).toBe(404);
    expect((await fetchArchive(download_path, {})).statusCode).toBe(404);
    expect((await fetchArchive(download_path, me.cookies)).statusCode).toBe(200);
    clock += HOUR_MS;
    expect((await fetchArchive(download_path, me.cookies)).statusCode).toBe(404);
  });
});

/** A mail that was sent, one that waits, and a balance. */
async function addHistory(userId: number, email: string): Promise<void> {
  for (const state of ["sent", "waiting"]) {
    await query(
      app,
      `insert into mails (idempotency_key, storefront_code, language_id, user_id, template, sender_name, sender_address,
         recipient, subject, html, text, state)
       values ($1 || $2, 'lt', 2, $3, 'confirm-email', 'Shop', 'shop@example.com', $1, 'To ' || $1, 'html', 'text', $2)`,
      [email, state, userId],
    );
  }
  const processor = { id: 1, name: "Card", transactionId: "pi_1" };
  const amount = fromMinor(500);
  await topUp(app.database.db, {
    storefrontCode: "lt",
    currencyId: 1,
    key: `top-up ${userId}`,
    userId,
    amount,
    processor,
  });
}

const LEDGER = ["ledger_accounts", "ledger_transactions", "ledger_entries", "ledger_holds"];
const ledger = () => Promise.all(LEDGER.map((name) => query(app, `select * from ${name} order by id`)));

describe("T130 the erasure of an account", () => {
  const erase = (cookies: Record<string, string>, password = PASSWORD) =>
    call(app, "/account/erase-my-account", { password }, { cookies });

  test("T130 leaves no personal data in any table and prevents signing in", async () => {
    const me = await customer("leaving");
    const stays = await customer("staying");
    await call(app, "/auth/request-password-reset", { email: me.email });
    const moving = {
      first_name: "Leaving",
      last_name: "L",
      language: "lt",
      currency_id: null,
      email: `next-${me.email}`,
    };
    await call(app, "/auth/update-contact-info", { ...moving, current_password: PASSWORD }, { cookies: me.cookies });
    await call(app, "/newsletter/subscribe", { email: me.email, locale: "lt" });
    await addHistory(me.id, me.email);
    await query(app, "insert into user_roles values ($1, 'administrator')", [me.id]);
    expect(await query(app, "select from one_time_tokens where details::text ~ 'leaving'")).toHaveLength(1);
    const books = await ledger();
    const answer = await erase(me.cookies);
    expect(answer.json()).toEqual({ status: true });
    expect(answer.headers["set-cookie"]).toMatch(/^session=;/);
    expect(await currentEmail(app, me.cookies)).toBeNull();
    expect((await logIn(app, me.email)).statusCode).toBe(401);

    const tables = await query<{ name: string }>(
      app,
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    expect(tables.map(({ name }) => name)).toContain("users");
    for (const { name } of tables) {
      const traces = await query(app, `select from ${name} t where t::text ~* 'leaving'`);
      expect(traces, name).toHaveLength(0);
    }
    const [row] = await query(app, "select * from users where id = $1", [me.id]);
    expect(row).toMatchObject({ first_name: "", last_name: "", phone_number: null, password_hash: null });
    expect(await query(app, "select from user_roles where user_id = $1", [me.id])).toEqual([]);
    expect(await ledger()).toEqual(books);
    expect(books.flat().length).toBeGreaterThan(3);
    expect(await currentEmail(app, stays.cookies)).toBe(stays.email);
    const consents = await query(app, "select from marketing_consents where email = $1", [stays.email]);
    expect(consents).toHaveLength(2);
  });

  test("T130 requires the password and happens once", async () => {
    const me = await customer("hesitating");
    expect((await erase(me.cookies, "not the password")).statusCode).toBe(422);
    expect(await currentEmail(app, me.cookies)).toBe(me.email);
    expect((await erase(me.cookies)).statusCode).toBe(200);
    expect((await erase(me.cookies)).statusCode).toBe(401);
  });

  test("T130 frees the address for a new account", async () => {
    const me = await customer("returning");
    await erase(me.cookies);
    await addUser(app, { email: me.email });
    expect((await logIn(app, me.email)).statusCode).toBe(200);
  });
});
