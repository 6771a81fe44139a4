import { and, desc, eq, sql } from "drizzle-orm";
import type { PaymentStart } from "#contracts/shop/selling/checkout.ts";
import type { PaymentMethod } from "#contracts/shop/selling/checkout-data.ts";
import { add, type Money, money } from "#domain/money/money/money.ts";
import { failureKey } from "#domain/money/payments/failure.ts";
import type { PayableKind } from "#domain/money/payments/payable-kind.ts";
import { isOpen } from "#domain/money/payments/payment-states.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { type Owner, ownerOrNew } from "#platform/calls/owner.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Rollback, transact } from "#platform/database/transact.ts";
import type { PayableView } from "../payable.ts";
import { currencyOf, type PayerLimits, type PaymentDeps, payableOf } from "../payment-deps.ts";
import type { BegunPayment, NotBegun } from "../payment-service.ts";
import type { PaymentInternals } from "../payments.ts";
import { payments as paymentTable } from "../tables.ts";
import { availableBalance } from "./attempts.ts";

/** Everybody who knows the address of a payable may pay it, in the storefront that it belongs to. */
export async function findPayable(deps: PaymentDeps, context: CallContext, slug: string): Promise<PayableView | null> {
  const named = await findNamed(deps, context, slug);
  const found = named && (await payableOf(deps, named.kind).find(context.db, named.id));
  return found?.storefrontCode === context.storefront.code ? found : null;
}

/** Finds the payable with this slug, of any kind, by one statement. */
async function findNamed({ payables }: PaymentDeps, { db }: CallContext, slug: string) {
  const queries = Array.from(
    payables.values(),
    ({ kind, idOfSlug }) => sql`select ${kind}::text as kind, id from (${idOfSlug(slug)}) as named`,
  );
  const { rows } = await db.execute<{ kind: PayableKind; id: number }>(sql.join(queries, sql` union all `));
  return rows[0] ?? null;
}

export async function presentPayable(payments: PaymentInternals, context: ReaderContext, slug: string) {
  const { deps } = payments;
  const view = await findPayable(deps, context, slug);
  if (view?.state !== "unpaid") return null;
  const payable = payableOf(deps, view.kind);
  const [lines, charges, last] = await Promise.all([
    payable.lines(context.db, view.id, context.reader.language.id),
    payable.charges?.(context.db, view.id) ?? [],
    lastAttempt(context, view),
  ]);
  return {
    kind: view.kind,
    number: view.number,
    slug,
    currency: currencyOf(context.storefront, view.currencyId),
    due: view.due,
    lines,
    charges,
    expires_at: view.expiresAt?.toISOString() ?? null,
    payment_methods: methodsOf(payments, context, view),
    balance: payable.takesBalance ? await balanceOf(context, view, last) : null,
    last_failure_key: last?.failure ? failureKey[last.failure] : null,
  };
}

function methodsOf({ deps, methodsFor }: PaymentInternals, context: CallContext, view: PayableView): PaymentMethod[] {
  const { takesBalance, isFeeFree } = payableOf(deps, view.kind);
  const isSignedIn = context.user !== null && takesBalance;
  const methods = methodsFor(context.storefront, view.currencyId, { isSignedIn });
  return isFeeFree ? methods.map((method) => ({ ...method, fee: 0 })) : methods;
}

async function lastAttempt({ db }: CallContext, { kind, id }: PayableView) {
  const isOfIt = and(eq(paymentTable.payableKind, kind), eq(paymentTable.payableId, id));
  const [last] = await db.select().from(paymentTable).where(isOfIt).orderBy(desc(paymentTable.id)).limit(1);
  return last;
}

/** The spendable balance and the hold of an open attempt, because the next attempt voids that hold. */
async function balanceOf(context: CallContext, view: PayableView, last: Awaited<ReturnType<typeof lastAttempt>>) {
  const { user } = context;
  if (!user) return null;
  const free = await availableBalance(context.db, { ...view, userId: user.id });
  const held = last && isOpen(last.state) && last.userId === user.id ? money(last.balanceAmount) : money(0);
  return { id: user.id, amount: add(free, held) };
}

interface PayInput {
  slug: string;
  payment_method_id: number;
  option: string | null;
  uses_balance: boolean;
  total: Money;
}

export async function payPayable(
  payments: PaymentInternals,
  context: ReaderContext,
  input: PayInput,
): Promise<PaymentStart> {
  const found = await findNamed(payments.deps, context, input.slug);
  if (!found) throw refuse("not_found");
  const owner = ownerOrNew(context);
  const begun = await transact(
    context.db,
    async (
      tx,
      rollback: Rollback<NotBegun | { result: "needs_approval"; payable: PayableView; limits: PayerLimits }>,
    ) => {
      const payable = await payableOf(payments.deps, found.kind).lock(tx, found.id);
      if (payable.storefrontCode !== context.storefront.code) throw refuse("not_found");
      const limits = await limitsBelow(payments.deps, tx, payable, owner);
      if (limits) return rollback({ result: "needs_approval", payable, limits });
      const begun = await payments.beginPayment(tx, {
        payable,
        owner,
        paymentMethodId: input.payment_method_id,
        option: input.option,
        usesBalance: input.uses_balance,
        languageId: context.reader.language.id,
        total: input.total,
      });
      return begun.result === "begun" ? begun : rollback(begun);
    },
  );
  if (begun.result === "needs_approval") {
    await begun.limits.ask(context.db, begun.payable, owner.userId);
    throw refuse("approval_needed");
  }
  return finishStart(payments, begun, { number: numberOf(found.kind, found.id), slug: input.slug });
}

/** The limits that the payment would exceed; null when it may be made. */
async function limitsBelow({ limits }: PaymentDeps, tx: Database, payable: PayableView, { userId }: Owner) {
  if (payable.state !== "unpaid") return null;
  for (const each of limits) if (await each.isAbove(tx, payable, userId)) return each;
  return null;
}

/** Starts a begun payment and answers the payer's browser. */
export async function finishStart(
  { startPayment }: Pick<PaymentInternals, "startPayment">,
  begun: BegunPayment | NotBegun,
  { number, slug }: Pick<PayableView, "number" | "slug">,
): Promise<PaymentStart> {
  const common = { status: true as const, redirect_url: null, payment: null, order_number: number, slug };
  if (begun.result !== "begun") return { ...common, result: begun.result };
  if (begun.isSettled) return { ...common, result: "done", payment: begun.reference };
  const started = await startPayment(begun);
  const redirectUrl = started.result === "redirect" ? started.redirectUrl : null;
  return { ...common, result: started.result, redirect_url: redirectUrl, payment: begun.reference };
}
