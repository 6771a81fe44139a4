import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffPayout } from "#contracts/staff/money/payouts.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { payoutByHand, requestedPayout } from "#testing/money/payouts.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

const MEMBER = "Eglė Kadaitė";

let app: TestApp;
let cookies: Awaited<ReturnType<typeof signedInMember>>["cookies"];
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  ({ cookies } = await signedInMember(app, { name: MEMBER }));
});
afterAll(() => app?.close());

const ask = (path: string, body: object, asking = cookies) => staffCall(app, path, body, { cookies: asking });
async function get(number: string): Promise<StaffPayout> {
  const answer = await ask("/payouts/get", { number });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test("T065 a payout of another storefront is not found, as if there were none", async () => {
  const number = await requestedPayout(app);
  const { cookies: foreign } = await signedInMember(app, { storefronts: ["lv"] });
  const answers = await Promise.all(
    [number, "PO999999999"].map((each) => ask("/payouts/get", { number: each }, foreign)),
  );
  for (const answer of answers) {
    expect(answer.statusCode).toBe(404);
    expect({ ...answer.json(), request_id: "" }).toEqual({ ...answers[1]?.json(), request_id: "" });
  }
});

test("has all of its row in the list, where its money goes, and a masked address of its customer", async () => {
  const number = await requestedPayout(app);
  const answer = await ask("/payouts/get", { number });
  const listed = await ask("/payouts/list", { filter: { search: number } });
  for (const { body } of [answer, listed]) expect(body).not.toContain("payee-");
  expect(answer.json()).toMatchObject({
    ...listed.json().items[0],
    customer: "p•••@example.com",
    amount: fromMinor(2_000),
    shares: [{ amount: fromMinor(2_000), outcome: null }],
    ended_at: null,
    earlier: [],
    next_events: ["confirm", "reject"],
  });
});

/** The mails that the app queued, stored by their keys as the mailer does. */
async function storeMails(): Promise<void> {
  for (const { idempotencyKey, template } of app.mails)
    await app.database.db.execute(sql`
      insert into mails (idempotency_key, storefront_code, language_id, template, sender_name, sender_address, recipient,
        subject, html, text)
      values (${idempotencyKey}, 'lt', 1, ${template}, 'Shop', 'shop@example.com', 'a@example.com', '', '', '')`);
}

test("T068 the timeline says who rejected it and why, with the mails to the customer", async () => {
  const number = await requestedPayout(app);
  expect((await ask("/payouts/reject", { number, reason: "the card is closed" })).statusCode).toBe(200);
  await storeMails();
  const { timeline, reason, next_events } = await get(number);
  expect([reason, next_events]).toEqual(["the card is closed", []]);
  const of = (kind: string) => timeline.filter((entry) => entry.kind === kind).map(({ event }) => event);
  expect(of("state")).toEqual(["reject", "request"]);
  expect(of("mail")).toEqual(["payout-rejected", "payout-requested"]);
  expect(of("staff")).toEqual(["payouts.reject"]);
  expect(timeline).toContainEqual(
    expect.objectContaining({ kind: "state", event: "reject", by: MEMBER, note: "the card is closed" }),
  );
});

test("staff can finish what its provider leaves to them; earlier payouts of the customer stand beside it", async () => {
  const number = await payoutByHand(app);
  expect((await get(number)).next_events).toEqual(["finish"]);
  const other = await requestedPayout(app);
  await ask("/payouts/reject", { number: other, reason: "the card is closed" });
  await app.database.db.execute(sql`
    update payouts set user_id = (select user_id from payouts where 'PO' || id = ${number}) where 'PO' || id = ${other}`);
  expect((await get(number)).earlier).toMatchObject([{ number: other, state: "rejected", currency: "EUR" }]);
});
