import { randomBytes } from "node:crypto";
import type { Switches } from "./switches.ts";

export type ProviderName = "stripe" | "paypal" | "paysera";

export const DECLINE_REASONS = ["declined", "funds", "expired", "limit", "authentication"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Paid: the money was taken. Approved: the money may be taken. */
export type PurchaseState = "open" | "approved" | "pending" | "paid" | "failed" | "expired";

/** A payment that a shop requested. */
export interface Purchase {
  id: string;
  provider: ProviderName;
  /** The shop's own reference. */
  reference: string;
  /** Minor units. */
  amount: number;
  currency: string;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  /** Where its notifications go; the shop’s usual address when empty. */
  callbackUrl: string;
  language: "en" | "lt";
  state: PurchaseState;
  createdAt: number;
  expiresAt: number;
  charge: Charge | null;
  /** The result of the next capture (PayPal captures only when the shop requests it). */
  onCapture: "succeed" | "decline" | "wait" | "wait, then fail";
  /** The reason if the provider declines. */
  reason: DeclineReason;
  /** The switches chosen on the purchase's own page; null: the general switches apply. */
  switches: Switches | null;
  /** Fields that the shop sent and gets back unchanged. */
  details: Record<string, unknown>;
}

/** Money that was, or is being, taken. */
export interface Charge {
  id: string;
  purchaseId: string;
  provider: ProviderName;
  reference: string;
  amount: number;
  currency: string;
  state: "pending" | "succeeded" | "failed";
  refunded: number;
  createdAt: number;
}

export interface Refund {
  id: string;
  chargeId: string;
  provider: ProviderName;
  reference: string;
  amount: number;
  currency: string;
  createdAt: number;
  details: Record<string, unknown>;
}

/** All purchases, charges and refunds, in memory. */
export interface Ledger {
  purchases: Map<string, Purchase>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
}

export const newLedger = (): Ledger => ({ purchases: new Map(), charges: new Map(), refunds: new Map() });

export const newId = (prefix: string): string => `${prefix}${randomBytes(12).toString("hex")}`;

export type NewPurchase = Omit<Purchase, "state" | "createdAt" | "charge" | "onCapture" | "reason" | "switches">;

export function openPurchase(ledger: Ledger, purchase: NewPurchase): Purchase {
  const opened: Purchase = {
    ...purchase,
    state: "open",
    createdAt: Date.now(),
    charge: null,
    onCapture: "succeed",
    reason: "declined",
    switches: null,
  };
  ledger.purchases.set(opened.id, opened);
  return opened;
}

const OTHER_CURRENCY: Record<string, string> = { EUR: "USD", USD: "EUR" };

/** Takes the money, or begins to; switches may change the amount or the currency. */
export function takeMoney(ledger: Ledger, purchase: Purchase, id: string, switches: Switches): Charge {
  const { provider, reference, amount, currency } = purchase;
  const charge: Charge = {
    id,
    purchaseId: purchase.id,
    provider,
    reference,
    amount: switches.wrongAmount ? amount + 100 : amount,
    currency: switches.wrongCurrency ? (OTHER_CURRENCY[currency] ?? "EUR") : currency,
    state: "succeeded",
    refunded: 0,
    createdAt: Date.now(),
  };
  purchase.charge = charge;
  purchase.state = "paid";
  ledger.charges.set(charge.id, charge);
  return charge;
}

export interface RefundRequest {
  id: string;
  amount: number;
  details: Record<string, unknown>;
}

/** Refunds, never more than was taken. */
export function refundCharge(
  ledger: Ledger,
  charge: Charge,
  { id, amount, details }: RefundRequest,
): Refund | "too much" {
  if (amount <= 0 || amount > charge.amount - charge.refunded) return "too much";
  const { provider, reference, currency } = charge;
  const refund: Refund = {
    id,
    chargeId: charge.id,
    provider,
    reference,
    amount,
    currency,
    createdAt: Date.now(),
    details,
  };
  charge.refunded += amount;
  ledger.refunds.set(refund.id, refund);
  return refund;
}
