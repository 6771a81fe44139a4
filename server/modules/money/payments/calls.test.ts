import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { addUser, query, signedIn } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import type { PaymentProvider } from "./providers/provider.ts";

const ENGLISH = 1;

/** Sends every payer to the same page, and never reports anything. */
const silentProvider: PaymentProvider = {
  id: PROVIDER.card,
  name: "Silent",
  mode: "test",
  options: () => [],
  acknowledgement: { contentType: "text/plain", body: "" },
  start: async ({ reference }) => ({ redirectUrl: `https://pay.example/${reference}`, providerReference: reference }),
  readNotification: async () => ({ result: "refused", reason: "silent" }),
  lookUp: async () => "unknown",
  refund: async () => ({ providerReference: null, state: "done" }),
};

let app: TestApp;
let customer: Record<string, string>;
let other: Record<string, string>;
let staff: Record<string, string>;
let methodId: number;

beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider] });
  await addUser(app, { email: "payer@example.com" });
  await addUser(app, { email: "other@example.com" });
  customer = await signedIn(app, "payer@example.com");
  other = await signedIn(app, "other@example.com");
  staff = (await signedInMember(app, { roles: ["finance"] })).cookies;
  const methods = await query<{ id: number }>(
    app,
    "select id from payment_methods where storefront_code = 'lt' and payment_processor_id = $1",
    [PROVIDER.card],
  );
  methodId = methods[0]?.id ?? 0;
});
afterAll(() => app.close());

const key = (name: string) => ({ "idempotency-key": name });
const topUp = (amount: number, headers: Record<string, string>) =>
  call(
    app,
    "/balance/top-up",
    { language_id: ENGLISH, amount, payment_method_id: methodId },
    { cookies: customer, headers },
  );

describe("ACCOUNT-04 the calls of a top-up", () => {
  test("offer what is set up here, and need somebody who is signed in", async () => {
    const options = (await call(app, "/balance/top-up-options", {}, { cookies: customer })).json();
    expect(options.payment_methods.map((method: { id: number }) => method.id)).toEqual([methodId]);
    expect((await call(app, "/balance/top-up-options", {})).statusCode).toBe(401);
  });

  test("say at the field what is wrong with the amount", async () => {
    const answers = [
      await topUp(fromMinor(499), key("a")),
      await topUp(fromMinor(500_001), key("b")),
      await topUp(123_456, key("c")),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    expect(answers.map((answer) => answer.json().errors.amount)).toEqual([
      "topup.error.too-little",
      "topup.error.too-much",
      "topup.error.whole-cents",
    ]);
  });

  test("T118 need a key, and answer the same key as the first time", async () => {
    expect((await topUp(fromMinor(2_000), {})).statusCode).toBe(400);
    const [first, again] = [await topUp(fromMinor(2_000), key("once")), await topUp(fromMinor(2_000), key("once"))];
    expect(first.json()).toMatchObject({
      result: "redirect",
      redirect_url: expect.stringContaining("https://pay.example/"),
    });
    expect(again.json()).toEqual(first.json());
    expect((await topUp(fromMinor(3_000), key("once"))).statusCode).toBe(422);
    const own = "select from top_ups where user_id = (select id from users where email = 'payer@example.com')";
    expect(await query(app, own)).toHaveLength(1);
  });
});

describe("T058 the state of a payment", () => {
  test("is shown to its payer, whatever else the address says, and to nobody else; asking changes nothing", async () => {
    const { payment, slug } = (await topUp(fromMinor(2_500), key("asked"))).json();
    const ask = (cookies: Record<string, string>) =>
      call(app, "/payment/state", { payment, status: "paid" }, { cookies });
    expect((await ask(customer)).json()).toMatchObject({
      outcome: "confirming",
      kind: "top_up",
      amount: fromMinor(2_500),
    });
    expect((await ask(other)).statusCode).toBe(404);
    expect((await ask({})).statusCode).toBe(404);
    expect((await call(app, "/payment/status", { slug }, { cookies: customer })).json()).toEqual({
      payable: "unpaid",
      kind: "top_up",
    });
    expect((await call(app, "/payment/status", { slug: "of-nothing" })).json()).toEqual({
      payable: "none",
      kind: null,
    });
    expect(await query(app, "select state from payments where reference = $1", [payment])).toEqual([
      { state: "redirected" },
    ]);
  });
});

describe("T119, T120, T121 what only staff may, and what nobody may", () => {
  test("refunds and the list of what was parked are for staff", async () => {
    const { payment } = (await topUp(fromMinor(2_500), key("refund"))).json();
    const refund = { payment, reason: "a reason" };
    for (const path of ["/payments/refund", "/parked-events/list"])
      expect((await staffCall(app, path, refund, { cookies: customer, headers: key("r") })).statusCode).toBe(401);
    const nothingTaken = await staffCall(app, "/payments/refund", refund, { cookies: staff, headers: key("r") });
    expect(nothingTaken.statusCode).toBe(422);
    const parked = await staffCall(app, "/parked-events/list", {}, { cookies: staff });
    expect(parked.json()).toEqual({ items: [], next: null, total: 0 });
  });

  test("a callback needs no cookie and no origin, but a proof", async () => {
    const post = (name: string) =>
      call(app, `/callbacks/${name}`, { id: "evt" }, { headers: { "sec-fetch-site": "cross-site" } });
    expect((await post("stripe")).statusCode).toBe(400);
    expect((await post("paysera")).statusCode).toBe(404);
  });
});
