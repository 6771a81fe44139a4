import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { addPaidTopUp } from "#testing/money/payouts.ts";
import { addUser, PASSWORD, query, signedIn } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
});
afterAll(() => app.close());

async function customer(name: string, cents = 50_00) {
  const email = `${name}@example.com`;
  const userId = await addUser(app, { email });
  await addPaidTopUp(app.database.db, { userId, cents });
  return { userId, email, cookies: await signedIn(app, email) };
}

type Cookies = Record<string, string>;
const options = async (cookies: Cookies) => (await call(app, "/balance/payout-options", {}, { cookies })).json();
const request = (cookies: Cookies, cents: number, key: string = randomUUID()) =>
  call(
    app,
    "/balance/request-payout",
    { amount: fromMinor(cents), language_id: 1 },
    { cookies, headers: { "idempotency-key": key } },
  );
const cancel = (cookies: Cookies, number: string) => call(app, "/balance/cancel-payout", { number }, { cookies });
const byStaff = (cookies: Cookies, call: string, body: object) =>
  staffCall(app, `/payouts/${call}`, body, { cookies, headers: { "idempotency-key": randomUUID() } });
const erase = (cookies: Cookies) => call(app, "/account/erase-my-account", { password: PASSWORD }, { cookies });

describe("ACCOUNT-04 payouts over HTTP", () => {
  test("T118 the same request again is one payout, and a second one is refused", async () => {
    const { cookies } = await customer("again");
    const first = await request(cookies, 50_00, "key-1");
    const repeated = await request(cookies, 50_00, "key-1");
    expect(first.json()).toMatchObject({ number: expect.stringMatching(/^PO\d+$/), state: "requested" });
    expect(repeated.json()).toEqual(first.json());
    const second = await request(cookies, 50_00, "key-2");
    expect([second.statusCode, second.json().message]).toEqual([409, "payout.error.open"]);
    expect((await call(app, "/balance/get", {}, { cookies })).json().balance).toMatchObject({ available: 0 });
  });

  test("T059 nobody sees or takes back another's", async () => {
    const [mine, other] = [await customer("mine"), await customer("other")];
    const { number } = (await request(mine.cookies, 50_00)).json();
    expect(await options(other.cookies)).toMatchObject({ latest: null });
    const stolen = await cancel(other.cookies, number);
    const unknown = await cancel(other.cookies, "PO999999999");
    expect([stolen.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect((await call(app, "/balance/payout-options", {})).statusCode).toBe(401);
    expect(await options(mine.cookies)).toMatchObject({ latest: { number, state: "requested" } });
  });

  test("ACCOUNT-02 what was paid out stands in the history and the CSV by its own words", async () => {
    const { cookies } = await customer("history");
    const { number } = (await request(cookies, 50_00)).json();
    const staff = await signedInMember(app);
    expect((await byStaff(staff.cookies, "confirm", { number })).statusCode).toBe(200);
    const csv = async (locale: string) =>
      (await call(app, "/balance/export-csv", { locale }, { cookies })).json().text as string;
    expect(await csv("en")).toMatch(/Paid out to the source,,,[^,]+,50\.00,,50\.00,0\.00,EUR/);
    expect(await csv("lt")).toContain("Išmokėta ten, iš kur papildyta");
    expect(app.mails.at(-1)).toMatchObject({ template: "payout-requested", language: "en" });
  });
});

describe("T130 an account with a payout", () => {
  test("T130 is not erased while the payout is open, and is after it was taken back", async () => {
    const { cookies } = await customer("leaving");
    const { number } = (await request(cookies, 50_00)).json();
    const refused = await erase(cookies);
    expect([refused.statusCode, refused.json().message]).toEqual([409, "payout.error.open"]);
    expect(await options(cookies)).toMatchObject({ latest: { state: "requested" } });
    expect((await cancel(cookies, number)).json()).toMatchObject({ state: "cancelled" });
    expect((await erase(cookies)).statusCode).toBe(200);
  });

  test("T130 asked for and erased at the same moment: never both", async () => {
    for (let round = 0; round < 4; round++) {
      const { cookies, userId } = await customer(`both-${round}`);
      const work = [() => request(cookies, 50_00), () => erase(cookies)];
      if (round % 2 === 1) work.reverse();
      await Promise.all(work.map((start) => start()));
      const [after] = await query<{ is_erased: boolean; open: number }>(
        app,
        `select erased_at is not null as is_erased,
           (select count(*)::int from payouts where user_id = users.id and state = 'requested') as open
         from users where id = $1`,
        [userId],
      );
      expect([after?.is_erased, after?.open]).toEqual(after?.is_erased ? [true, 0] : [false, 1]);
    }
  });

  test("T129 has it in its archive", async () => {
    const { cookies } = await customer("archive");
    const { number } = (await request(cookies, 50_00)).json();
    const { download_path } = (await call(app, "/account/export-my-data", { password: PASSWORD }, { cookies })).json();
    const { rawPayload } = await visit(app, { path: download_path, cookies });
    const file = unzipSync(rawPayload)["payouts.json"] ?? new Uint8Array();
    expect(JSON.parse(strFromU8(file))).toMatchObject([{ id: Number(number.slice(2)), state: "requested" }]);
  });
});

describe("payouts for staff", () => {
  test("T065 lists the oldest first with the payments that it is refunded to, by state and storefront", async () => {
    const { cookies, userId } = await customer("queue");
    const { number } = (await request(cookies, 50_00)).json();
    const staff = await signedInMember(app, { roles: ["finance"] });
    const list = async (filter: object) =>
      (await staffCall(app, "/payouts/list", { filter }, { cookies: staff.cookies })).json();
    const { items } = await list({ state: "requested" });
    expect(items.at(-1)).toMatchObject({
      number,
      storefront: "lt",
      customer_id: userId,
      amount: fromMinor(50_00),
      currency: "EUR",
      shares: [{ payment_processor_id: 1, amount: fromMinor(50_00), outcome: null }],
      next_events: ["confirm", "reject"],
    });
    expect(await list({ storefront: "lv" })).toMatchObject({ items: [], total: 0 });
  });

  test("T068 a payout that is not open any more is a conflict, and leaves no audit entry", async () => {
    const { cookies } = await customer("closed");
    const { number } = (await request(cookies, 50_00)).json();
    await cancel(cookies, number);
    const staff = await signedInMember(app);
    const answers = [
      await byStaff(staff.cookies, "confirm", { number }),
      await byStaff(staff.cookies, "reject", { number, reason: "too late" }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(await query(app, "select from audit_entries where member_id = $1", [staff.id])).toEqual([]);
  });
});
