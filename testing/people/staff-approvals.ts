import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromMinor } from "#domain/money/money/money.ts";
import type { Limits } from "#domain/people/staff-approvals/limits.ts";
import { addUser } from "#testing/people/identity.ts";
import { addMember } from "#testing/people/members.ts";
import { type signedInMember, staffCall } from "#testing/people/staff.ts";
import type { TestApp } from "#testing/test-app.ts";

type SignedIn = Awaited<ReturnType<typeof signedInMember>>;

/** Above this, in cents, a clerk needs an approval. */
export const CLERK_CENTS = 50_00;

const MOVING_MONEY = ["ledger.adjust", "orders.refund", "approvals.read", "approvals.write"];
const upTo = (cents: number): Limits => ({ adjustment: fromMinor(cents), refund: fromMinor(cents) });

/** Roles that may move money: up to 50.00, up to 500.00 and without limits. */
const ROLES: readonly [name: string, permissions: readonly string[], limits: Limits][] = [
  ["clerk", MOVING_MONEY, upTo(CLERK_CENTS)],
  ["lead", MOVING_MONEY, upTo(500_00)],
  ["chief", MOVING_MONEY, {}],
  ["reader of approvals", ["approvals.read", "approvals.write"], {}],
];

export async function addRolesWithLimits({ database: { db } }: TestApp): Promise<void> {
  for (const [name, permissions, limits] of ROLES)
    await db.execute(sql`
      insert into staff_roles (name, permissions, limits)
      values (${name}, array(select jsonb_array_elements_text(${JSON.stringify(permissions)}::jsonb)),
        ${JSON.stringify(limits)}::jsonb)`);
}

export const addCustomer = (app: TestApp): Promise<number> =>
  addUser(app, { email: `${randomUUID()}@example.com`, password: null });

/** A member changes a customer's balance at lt, by default with a key of its own. */
export function adjust(
  app: TestApp,
  { cookies }: Pick<SignedIn, "cookies">,
  { customer, cents, key = randomUUID() }: { customer: number; cents: number; key?: string },
) {
  const amount = fromMinor(cents);
  const body = { customer_id: customer, storefront: "lt", currency: "EUR", amount, reason: "as agreed" };
  return staffCall(app, "/balance/adjust", body, { cookies, headers: { "idempotency-key": key } });
}

/** A request of a member of all storefronts to give 1.00 to a new customer of lt, stored without a call; its number. */
export async function pendingApproval(app: TestApp): Promise<string> {
  const { db } = app.database;
  const amount = fromMinor(1_00);
  const customer_id = await addCustomer(app);
  const input = { customer_id, storefront: "lt", currency: "EUR", amount, reason: "as agreed" };
  const { rows } = await db.execute<{ id: number }>(sql`
    with requested as (
      insert into staff_approvals (kind, call, input, idempotency_key, subject, storefront_code, amount, currency, reason,
        state, requested_by, expires_at)
      values ('adjustment', 'balance.adjust', ${JSON.stringify(input)}::jsonb, ${randomUUID()}, ${`customer:${customer_id}`},
        'lt', ${amount}, 'EUR', 'as agreed', 'pending', ${await addMember(db)}, now() + interval '1 hour')
      returning id, requested_by),
    recorded as (
      insert into status_events (aggregate, aggregate_id, event, to_state, actor, actor_id)
      select 'staff_approval', id, 'request', 'pending', 'staff', requested_by from requested)
    select id from requested`);
  return `SA${rows[0]?.id}`;
}
