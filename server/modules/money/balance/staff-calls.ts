import { MOST_BALANCE } from "#domain/money/balance/adjustment.ts";
import { type Money, roundToMinor } from "#domain/money/money/money.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { findCustomerAccount } from "./account-store.ts";
import { adjust } from "./money-moves.ts";

interface StaffBalanceDeps {
  storefronts: { all(): readonly StorefrontProfile[] };
  /** Whether the account exists. */
  isCustomer(db: Database, userId: number): Promise<boolean>;
}

export function createStaffBalanceCalls(deps: StaffBalanceDeps) {
  return {
    adjust: staffCalls.balance.adjust.handler(async ({ input, context }) => {
      const balance = await adjustByStaff(deps, context, input);
      return { status: true as const, balance };
    }),
  };
}

interface AdjustInput {
  customer_id: number;
  storefront: string;
  currency: string;
  amount: Money;
  reason: string;
}

/** Changes a balance by hand (ACCOUNT-03); the same key changes it once, and the ledger keeps the reason. */
async function adjustByStaff(deps: StaffBalanceDeps, context: StaffCallContext, input: AdjustInput): Promise<Money> {
  const { db, client, concerns, amountsTo } = context;
  const { customer_id: userId, storefront: storefrontCode, amount, reason } = input;
  const member = actingMember(context);
  const storefront = deps.storefronts.all().find(({ code }) => code === storefrontCode);
  if (!storefront || !(await deps.isCustomer(db, userId))) throw refuse("not_found");
  concerns({ name: `customer:${userId}`, storefronts: [storefrontCode] });
  amountsTo({ amount, currency: input.currency, reason });
  const currencyId = storefront.currencies.find(({ iso_code }) => iso_code === input.currency)?.id;
  if (currencyId === undefined) throw refuseFields({ currency: "balance.adjust.currency" });
  if (amount === 0 || amount !== roundToMinor(amount)) throw refuseFields({ amount: "balance.adjust.amount" });
  const key = `staff:${member.id}:${client.idempotencyKey}`;
  const { result } = await adjust(db, { key, storefrontCode, currencyId, userId, amount, reason }, member);
  if (result === "insufficient") throw refuseFields({ amount: "balance.adjust.too-much" });
  if (result === "invalid") throw refuseFields({ reason: "balance.adjust.reason" });
  if (result !== "done") throw refuse("conflict");
  const account = await findCustomerAccount(db, { storefrontCode, currencyId }, userId);
  if (!account) throw new Error(`The customer ${userId} has no account after an adjustment`);
  // The account is locked until the end of the transaction, which a refusal rolls back.
  if (amount > 0 && account.balance > MOST_BALANCE) throw refuseFields({ amount: "balance.adjust.balance-most" });
  return account.balance;
}
