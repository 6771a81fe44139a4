import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { findBrokenHistories } from "#platform/state/check-histories.ts";
import { paidByCard } from "#testing/aftersales/withdrawals.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { query } from "#testing/people/identity.ts";
import { addMember, staffSession } from "#testing/people/members.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { addCustomer, addRolesWithLimits, adjust, CLERK_CENTS } from "#testing/people/staff-approvals.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { expireApprovals } from "./expire-approvals.ts";
import { staffApprovalAggregate } from "./staff-approval-aggregate.ts";

type SignedIn = Awaited<ReturnType<typeof signedInMember>>;

let app: TestApp;
let clerk: SignedIn;
let chief: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  await addRolesWithLimits(app);
  clerk = await signedInMember(app, { roles: ["clerk"], storefronts: ["lt"], name: "Ieva" });
  chief = await signedInMember(app, { roles: ["chief"], storefronts: ["lt"], name: "Ona" });
});
afterAll(() => app.close());

const db = () => app.database.db;
const idOf = (number: string) => Number(number.slice(2));
const decide = ({ cookies }: Pick<SignedIn, "cookies">, event: string, number: string, more: object = {}) =>
  staffCall(app, `/staff-approvals/${event}`, { number, ...more }, { cookies });
const approve = (member: Pick<SignedIn, "cookies">, number: string) => decide(member, "approve", number);
const refusal = async (answer: ReturnType<typeof decide>) => (await answer).json().code ?? "done";

async function balanceOf(customer: number): Promise<number> {
  const [account] = await query<{ balance: string }>(
    app,
    "select balance from ledger_accounts where user_id = $1 and kind = 'customer'",
    [customer],
  );
  return Number(account?.balance ?? 0);
}

const stateOf = async (number: string) => {
  const [row] = await query<{ state: string; decided_by: number | null }>(
    app,
    "select state, decided_by from staff_approvals where id = $1",
    [idOf(number)],
  );
  return row;
};

/** A clerk's request to give a new customer more than the clerk may. */
async function requested({ by = clerk, cents = 100_00 }: { by?: SignedIn; cents?: number } = {}) {
  const customer = await addCustomer(app);
  const answer = await adjust(app, by, { customer, cents });
  expect(answer.json()).toMatchObject({ code: "approval_requested" });
  return { customer, number: answer.json<{ subject: string }>().subject };
}

/** The request still waits, and its customer has nothing. */
async function expectUntouched({ customer, number }: Awaited<ReturnType<typeof requested>>) {
  expect(await stateOf(number)).toEqual({ state: "pending", decided_by: null });
  expect(await balanceOf(customer)).toBe(0);
}

const auditOf = (memberId: number) =>
  query(
    app,
    `select call, subject, storefront_code, approved_by from audit_entries where member_id = $1 order by id desc limit 1`,
    [memberId],
  );

describe("T065 a limit", () => {
  test.each([
    { cents: CLERK_CENTS - 1, code: "done" },
    { cents: CLERK_CENTS, code: "done" },
    { cents: CLERK_CENTS + 1, code: "approval_requested" },
  ])("T065 of 50.00 lets $cents cents be: $code", async ({ cents, code }) => {
    const customer = await addCustomer(app);
    expect(await refusal(adjust(app, clerk, { customer, cents }))).toBe(code);
    expect(await balanceOf(customer)).toBe(code === "done" ? fromMinor(cents) : 0);
  });

  test("T065 bounds what is taken away as well, after it was found possible", async () => {
    const customer = await addCustomer(app);
    expect(await refusal(adjust(app, clerk, { customer, cents: -100_00 }))).toBe("invalid_input");
    await adjust(app, chief, { customer, cents: 100_00 });
    expect(await refusal(adjust(app, clerk, { customer, cents: -100_00 }))).toBe("approval_requested");
    expect(await balanceOf(customer)).toBe(fromMinor(100_00));
  });

  test("T065 is that of the member's best role, and counts within the scope alone", async () => {
    const both = await signedInMember(app, { roles: ["clerk", "lead"] });
    expect(await refusal(adjust(app, both, { customer: await addCustomer(app), cents: 500_00 }))).toBe("done");
    const elsewhere = await signedInMember(app, { roles: ["clerk"], storefronts: ["lv"] });
    expect(await refusal(adjust(app, elsewhere, { customer: await addCustomer(app), cents: 100_00 }))).toBe(
      "not_found",
    );
  });

  test("T068 needs the fresh code before anything is requested", async () => {
    const id = await addMember(db(), { roles: ["clerk"] });
    const cookies = await staffSession(db(), id, { isSteppedUp: false });
    const customer = await addCustomer(app);
    expect(await refusal(adjust(app, { cookies }, { customer, cents: 100_00 }))).toBe("step_up_required");
    expect(await query(app, "select from staff_approvals where requested_by = $1", [id])).toEqual([]);
  });

  test("T118 the same key requests once, however often and at once", async () => {
    const member = await signedInMember(app, { roles: ["clerk"] });
    const customer = await addCustomer(app);
    const again = { customer, cents: 100_00, key: randomUUID() };
    const first = await adjust(app, member, again);
    const others = await Promise.all([1, 2, 3].map(() => adjust(app, member, again)));
    expect([first.statusCode, first.json().message]).toEqual([409, "error.call.approval-requested"]);
    expect(others.map((each) => each.json().subject)).toEqual(Array(3).fill(first.json().subject));
    expect(await query(app, "select from staff_approvals where requested_by = $1", [member.id])).toHaveLength(1);
  });
});

describe("T068 a request", () => {
  test("T068 leaves nothing but itself, its history and its audit entry", async () => {
    const request = await requested();
    await expectUntouched(request);
    expect(await auditOf(clerk.id)).toEqual([
      { call: "balance.adjust", subject: `staff-approval:${request.number}`, storefront_code: "lt", approved_by: null },
    ]);
    expect(await query(app, "select from ledger_accounts where user_id = $1", [request.customer])).toEqual([]);
  });

  test("T065 is listed in its storefront, with what each member can do about it", async () => {
    const { number, customer } = await requested();
    const listed = async ({ cookies }: Pick<SignedIn, "cookies">) =>
      (await staffCall(app, "/staff-approvals/list", { filter: { search: number } }, { cookies })).json();
    const row = { number, kind: "adjustment", subject: `customer:${customer}`, amount: fromMinor(100_00) };
    expect(await listed(chief)).toMatchObject({
      items: [{ ...row, requested_by: "Ieva", decided_by: null, next_events: ["approve", "reject"] }],
    });
    expect(await listed(clerk)).toMatchObject({ items: [{ ...row, next_events: ["withdraw"] }] });
    const another = await signedInMember(app, { roles: ["clerk"] });
    expect(await listed(another)).toMatchObject({ items: [{ next_events: ["reject"] }] });
    const elsewhere = await signedInMember(app, { roles: ["chief"], storefronts: ["lv"] });
    expect(await listed(elsewhere)).toMatchObject({ items: [], total: 0 });
    const shown = await staffCall(app, "/staff-approvals/get", { number }, { cookies: chief.cookies });
    expect(shown.json()).toMatchObject({
      call: "balance.adjust",
      input: { customer_id: customer, reason: "as agreed" },
    });
  });
});

describe("T068 an approval", () => {
  test("T068 makes the call of the requester, and the audit names both", async () => {
    const { customer, number } = await requested();
    expect((await approve(chief, number)).json()).toEqual({ status: true, state: "approved" });
    expect(await balanceOf(customer)).toBe(fromMinor(100_00));
    expect(await auditOf(chief.id)).toEqual([
      { call: "staffApprovals.approve", subject: `staff-approval:${number}`, storefront_code: "lt", approved_by: null },
    ]);
    expect(await auditOf(clerk.id)).toEqual([
      { call: "balance.adjust", subject: `customer:${customer}`, storefront_code: "lt", approved_by: chief.id },
    ]);
    expect(await stateOf(number)).toEqual({ state: "approved", decided_by: chief.id });
  });

  test("F41 of ten members at once makes the call once", async () => {
    const { customer, number } = await requested();
    const members = await Promise.all(Array.from({ length: 10 }, () => signedInMember(app, { roles: ["chief"] })));
    const answers = await Promise.all(members.map((member) => refusal(approve(member, number))));
    expect(answers.toSorted()).toEqual([...Array(9).fill("conflict"), "done"]);
    expect(await balanceOf(customer)).toBe(fromMinor(100_00));
  });

  test("T068 of the own request is refused by the call, and by the database whatever the route", async () => {
    const request = await requested();
    await query(app, "insert into staff_member_roles values ($1, 'chief')", [clerk.id]);
    expect(await refusal(approve(clerk, request.number))).toBe("own_request");
    expect(await refusal(decide(clerk, "reject", request.number, { reason: "not agreed" }))).toBe("own_request");
    await query(app, "delete from staff_member_roles where member_id = $1 and role_name = 'chief'", [clerk.id]);
    const directly =
      "update staff_approvals set state = 'approved', decided_by = requested_by, ended_at = now() where id = $1";
    await expect(query(app, directly, [idOf(request.number)])).rejects.toThrow("violates check constraint");
    await expectUntouched(request);
  });

  test("T065 needs the permission of the call, a limit not below the amount, and the scope", async () => {
    const request = await requested();
    const answerOf = async (roles: string[], storefronts?: string[]) =>
      refusal(approve(await signedInMember(app, { roles, ...(storefronts && { storefronts }) }), request.number));
    expect(await answerOf(["reader of approvals"])).toBe("forbidden");
    expect(await answerOf(["clerk"])).toBe("forbidden");
    expect(await answerOf(["support"])).toBe("forbidden");
    expect(await answerOf(["chief"], ["lv"])).toBe("not_found");
    await expectUntouched(request);
    expect(await answerOf(["lead"])).toBe("done");
  });

  test("T068 needs a fresh code of the approver", async () => {
    const request = await requested();
    const id = await addMember(db(), { roles: ["chief"] });
    const cookies = await staffSession(db(), id, { isSteppedUp: false });
    expect(await refusal(approve({ cookies }, request.number))).toBe("step_up_required");
    await expectUntouched(request);
  });

  test.each([
    { right: "role", withdraw: "delete from staff_member_roles where member_id = $1" },
    { right: "account", withdraw: "update staff_members set disabled_at = now() where id = $1" },
  ])("F42 waits for another while the approver's $right is taken away, and is refused", async ({ withdraw }) => {
    const request = await requested();
    const approver = await signedInMember(app, { roles: ["chief"] });
    const { answer } = await db().transaction(async (tx) => {
      await staffApprovalAggregate.lock(tx, idOf(request.number));
      const waiting = refusal(approve(approver, request.number));
      await expect.poll(lockWaits, { timeout: 20_000 }).toBe(1);
      await query(app, withdraw, [approver.id]);
      return { answer: waiting };
    });
    expect(await answer).toBe("forbidden");
    await expectUntouched(request);
  });

  test("F42 makes no call of a requester who has lost the right to it, or has left", async () => {
    const member = await signedInMember(app, { roles: ["clerk"] });
    const request = await requested({ by: member });
    await query(app, "delete from staff_member_roles where member_id = $1", [member.id]);
    expect(await refusal(approve(chief, request.number))).toBe("forbidden");
    await query(app, "update staff_members set disabled_at = now() where id = $1", [member.id]);
    expect(await refusal(approve(chief, request.number))).toBe("conflict");
    await expectUntouched(request);
  });

  test("T068 meets the present state: a call that refuses now is answered as it is, and the request waits on", async () => {
    const customer = await addCustomer(app);
    await adjust(app, chief, { customer, cents: 100_00 });
    const asked = (await adjust(app, clerk, { customer, cents: -100_00 })).json<{ subject: string }>();
    await adjust(app, chief, { customer, cents: -60_00 });
    const answer = (await approve(chief, asked.subject)).json();
    expect(answer).toMatchObject({ code: "invalid_input", errors: { amount: "balance.adjust.too-much" } });
    expect(await stateOf(asked.subject)).toEqual({ state: "pending", decided_by: null });
    expect(await balanceOf(customer)).toBe(fromMinor(40_00));
    await adjust(app, chief, { customer, cents: 60_00 });
    expect(await refusal(approve(chief, asked.subject))).toBe("done");
    expect(await balanceOf(customer)).toBe(0);
  });
});

const lockWaits = async () =>
  (
    await query(
      app,
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query ~ 'staff_approvals'",
    )
  ).length;

describe("T068 a refund above the limit", () => {
  test("T068 of a payment goes back after its approval, in part or all", async () => {
    const { reference, amount } = await paidByCard(app);
    await query(app, `update staff_roles set limits = limits || '{"refund": 100}' where name = 'clerk'`);
    const refund = (more: object = {}) =>
      staffCall(
        app,
        "/payments/refund",
        { payment: reference, reason: "as asked", ...more },
        { cookies: clerk.cookies },
      );
    expect(await refusal(refund({ amount: 100 }))).toBe("done");
    const asked = (await refund()).json();
    expect(asked).toMatchObject({ code: "approval_requested" });
    const [row] = await query(app, "select kind, amount::int, currency from staff_approvals where id = $1", [
      idOf(asked.subject),
    ]);
    expect(row).toEqual({ kind: "refund", amount: amount - 100, currency: "EUR" });
    expect(await refundedOf(reference)).toBe(100);
    expect(await refusal(approve(chief, asked.subject))).toBe("done");
    expect(await refundedOf(reference)).toBe(amount);
  });

  test("T068 of an order is for the amount that was shown, and no other", async () => {
    const { id, reference, amount } = await paidByCard(app);
    const refund = () =>
      staffCall(app, "/orders/refund", { number: `OR${id}`, reason: "as asked" }, { cookies: clerk.cookies });
    const first = (await refund()).json();
    await staffCall(
      app,
      "/payments/refund",
      { payment: reference, amount: 100, reason: "meanwhile" },
      { cookies: chief.cookies },
    );
    expect(await refusal(approve(chief, first.subject))).toBe("conflict");
    expect(await stateOf(first.subject)).toMatchObject({ state: "pending" });
    const second = (await refund()).json();
    expect(await refusal(approve(chief, second.subject))).toBe("done");
    expect(await refundedOf(reference)).toBe(amount);
  });
});

async function refundedOf(reference: string): Promise<number> {
  const [row] = await query<{ refunded: number }>(app, "select refunded::int from payments where reference = $1", [
    reference,
  ]);
  return row?.refunded ?? 0;
}

describe("I10 the end of a request", () => {
  test("I10 comes by another member with a reason, which the requester reads", async () => {
    const request = await requested();
    const reason = "nobody agreed to this";
    expect(await refusal(decide(chief, "reject", request.number, { reason }))).toBe("done");
    const shown = await staffCall(app, "/staff-approvals/get", { number: request.number }, { cookies: clerk.cookies });
    expect(shown.json()).toMatchObject({ state: "rejected", note: reason, decided_by: "Ona", next_events: [] });
    expect(await refusal(approve(chief, request.number))).toBe("conflict");
    expect(await balanceOf(request.customer)).toBe(0);
  });

  test("I10 is a withdrawal of the requester alone", async () => {
    const request = await requested();
    expect(await refusal(decide(chief, "withdraw", request.number))).toBe("forbidden");
    await expectUntouched(request);
    expect(await refusal(decide(clerk, "withdraw", request.number))).toBe("done");
    expect(await refusal(approve(chief, request.number))).toBe("conflict");
    expect(await balanceOf(request.customer)).toBe(0);
  });

  test("I10 comes by itself after 72 hours, and an approval is refused from that moment", async () => {
    const request = await requested();
    const [age] = await query<{ hours: number }>(
      app,
      "select round(extract(epoch from expires_at - now()) / 3600)::int as hours from staff_approvals where id = $1",
      [idOf(request.number)],
    );
    expect(age).toEqual({ hours: 72 });
    await expireApprovals(db(), new Date());
    await expectUntouched(request);
    await query(app, "update staff_approvals set expires_at = now() where id = $1", [idOf(request.number)]);
    expect(await refusal(approve(chief, request.number))).toBe("conflict");
    await expectUntouched(request);
    await expireApprovals(db(), new Date());
    expect(await stateOf(request.number)).toEqual({ state: "expired", decided_by: null });
    expect(await refusal(approve(chief, request.number))).toBe("conflict");
  });

  test("I10 every history is whole", async () => {
    expect(await findBrokenHistories(db(), staffApprovalAggregate)).toEqual([]);
  });
});
