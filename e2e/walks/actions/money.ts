import { type Money, money } from "#domain/money/money/money.ts";
import { priceAttempt } from "#domain/money/payments/attempt-price.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { type Action, type CallAction, type Choice, desk, inStates, number, own, READER, whileAny } from "../action.ts";
import type { Actor } from "../actors.ts";
import type { Thing, ThingKind } from "../world.ts";

const area = "money";

interface PayableSeen {
  due: Money;
  payment_methods: { id: number; payment_processor_id: number; fee: number; fee_type: 0 | 1 }[];
  balance: { amount: Money } | null;
}

/** Pays as the payment page does: with the sum that it shows for the chosen method. */
async function payment({ read, thing, random }: Choice): Promise<object | null> {
  const seen = await read<PayableSeen>("shop.payments.get", { slug: thing.slug, language_id: 1 });
  const method = seen?.payment_methods?.length ? random.pick(seen.payment_methods) : null;
  const common = { slug: thing.slug, language_id: 1, option: null };
  if (!seen || !method) return { ...common, payment_method_id: 1, uses_balance: false, total: 0 };
  const uses_balance = random.chance(0.3);
  const isByBalance = method.payment_processor_id === PROVIDER.balance;
  const available = uses_balance ? money(seen.balance?.amount ?? 0) : money(0);
  const total = isByBalance
    ? 0
    : priceAttempt(seen.due, available, { type: method.fee_type, value: method.fee }).amount;
  return { ...common, payment_method_id: method.id, uses_balance, total };
}

/**
 * T135: what is above a buyer's limit waits for an owner, no matter who pays it: signed in, signed out, by link. What a
 * colleague pays is within the colleague's own limit.
 */
function aboveLimit({ world, thing, actor }: Choice, { result }: Record<string, unknown>): string | null {
  if (thing.kind !== "request" || (result !== "redirect" && result !== "done")) return null;
  const due = Number(thing.data.due);
  const company = world.things.company.find(({ id, state }) => id === thing.companyId && state === "active");
  const buyer = (id: number | null) =>
    world.things.member.find(({ userId, state, companyId }) => {
      const isHere = userId === id && companyId === thing.companyId;
      return isHere && (state === "owner" || state === "buyer");
    });
  const [maker, payer] = [buyer(thing.userId), actor.userId === null ? undefined : buyer(actor.userId)];
  const limit = limitOf(payer ?? maker);
  const isApproved = world.things.approval.some(
    ({ state, data }) => state === "approved" && data.of === thing.id && Number(data.amount) >= due,
  );
  if (!company || isApproved || due <= limit) return null;
  return `T135: ${actor.name} pays ${due} for the buyer of FR${thing.id}, above the limit of ${limit}`;
}

const limitOf = (member: Thing | undefined): number =>
  member?.state === "buyer" && typeof member.data.limit === "number" ? member.data.limit : Number.POSITIVE_INFINITY;

const pays = (about: ThingKind, when: (thing: Thing) => boolean, weight: number): CallAction =>
  // Everybody who knows the address of something may pay it.
  own("payments.pay", { area, about, when, weight, ownerOnly: false, body: payment, forbids: aboveLimit });

const refundableOf = ({ data }: Thing) => Number(data.captured) - Number(data.refunded);

const isOwnRequest = ({ email }: Actor, { slug }: Thing): boolean => slug === email;

/** Finance may try to decide about its own request, and is refused. */
const decision = (event: "approve" | "reject", more: object = {}) =>
  desk(`staffApprovals.${event}`, ["finn"], {
    area,
    about: "staffApproval",
    weight: event === "approve" ? 1.5 : 0.4,
    when: inStates("pending"),
    body: ({ thing }) => ({ ...number("SA", thing), ...more }),
    forbids: ({ actor, thing }) =>
      isOwnRequest(actor, thing) ? `T065: ${actor.name} decided about the own request` : null,
  });

export const MONEY_ACTIONS: readonly Action[] = [
  pays("request", inStates("awaiting_payment", "rehearsed"), 4),
  // By its link, without an account.
  { ...pays("request", inStates("awaiting_payment", "rehearsed"), 0.5), who: ["stranger"] },
  pays("quote", inStates("awaiting_payment"), 4),
  pays("invoice", inStates("awaiting_payment"), 2),
  pays("order", inStates("awaiting_payment"), 1),
  own("payments.topUp", {
    area,
    weight: 0.3,
    ownerOnly: false,
    body: ({ random }) => ({
      ...READER,
      amount: random.pick([200_000, 500_000]),
      payment_method_id: random.pick([1, 2, 3]),
      option: null,
    }),
  }),
  own("payouts.request", {
    area,
    weight: 0.6,
    ownerOnly: false,
    if: whileAny("payment", ({ data, state }) => data.of === "top_up" && state === "paid"),
    body: async ({ read }) => {
      const seen = await read<{ amount?: number }>("shop.payouts.options", READER);
      return { ...READER, amount: seen?.amount ?? 0 };
    },
  }),
  own("payouts.cancel", {
    area,
    about: "payout",
    weight: 0.4,
    when: inStates("requested"),
    body: ({ thing }) => number("PO", thing),
  }),
  desk("payouts.confirm", ["finn"], {
    area,
    about: "payout",
    when: inStates("requested"),
    body: ({ thing }) => number("PO", thing),
  }),
  desk("payouts.reject", ["finn"], {
    area,
    about: "payout",
    weight: 0.3,
    when: inStates("requested"),
    body: ({ thing }) => ({ ...number("PO", thing), reason: "Another way is better." }),
  }),
  desk("payouts.finishByHand", ["finn"], {
    area,
    about: "payout",
    weight: 0.3,
    when: inStates("confirmed", "failed"),
    body: ({ thing }) => ({ ...number("PO", thing), reference: "BANK-1" }),
  }),
  desk("balance.adjust", ["finn"], {
    area,
    weight: 0.3,
    body: ({ random, shop: { actors } }) => ({
      customer_id: random.pick([actors.anna, actors.bruno, actors.dan]).userId ?? 0,
      storefront: "lt",
      currency: "EUR",
      amount: random.pick([-100_000, 50_000]),
      reason: "Counted again.",
    }),
  }),
  desk("payments.refund", ["finn"], {
    area,
    about: "payment",
    weight: 0.6,
    when: (thing) => refundableOf(thing) > 0,
    body: ({ thing, random }) => ({
      payment: thing.slug,
      destination: random.pick(["provider", "balance"]),
      reason: "We made a mistake.",
      ...(random.chance(0.5)
        ? { amount: Math.max(100, Math.floor(refundableOf(thing) / random.pick([100, 200, 300])) * 100) }
        : {}),
    }),
  }),
  decision("approve"),
  decision("reject", { reason: "It was counted rightly." }),
  desk("staffApprovals.withdraw", ["finn"], {
    area,
    about: "staffApproval",
    weight: 0.3,
    when: inStates("pending"),
    body: ({ thing }) => number("SA", thing),
    forbids: ({ actor, thing }) =>
      isOwnRequest(actor, thing) ? null : `T065: ${actor.name} withdrew another’s request`,
  }),
  own("invoices.decline", {
    area,
    about: "invoice",
    weight: 0.5,
    ownerOnly: false,
    when: inStates("awaiting_payment"),
    body: ({ thing }) => ({ slug: thing.slug, language_id: 1 }),
  }),
  desk("invoices.issue", ["finn"], {
    area,
    weight: 0.3,
    body: ({ random, shop }) => ({
      storefront: "lt",
      email: random.pick(Object.values(shop.actors)).email,
      kind: "other",
      lines: [{ text: "Handling", amount: random.pick([10_000, 250_000]), treatment: "service" }],
      days: random.pick([1, 14]),
    }),
  }),
  desk("invoices.cancel", ["finn"], {
    area,
    about: "invoice",
    weight: 0.4,
    when: inStates("awaiting_payment"),
    body: ({ thing }) => ({ ...number("IN", thing), reason: "It was a mistake." }),
  }),
];
