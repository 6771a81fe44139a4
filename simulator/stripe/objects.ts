import type { Charge, Ledger, Purchase, Refund } from "../ledger.ts";
import { PATHS } from "../protocol.ts";
import type { World } from "../world.ts";
import { paymentError } from "./decline-codes.ts";

const seconds = (ms: number): number => Math.floor(ms / 1_000);

/** As Stripe names the money of a session. */
export const intentId = (purchase: Pick<Purchase, "id">): string => purchase.id.replace("cs_test_", "pi_");

const STATUS = { open: "open", approved: "open", pending: "complete", paid: "complete", failed: "complete" } as const;

export function sessionObject({ addresses }: World, purchase: Purchase, expand: readonly string[] = []) {
  const { id, state, charge, details } = purchase;
  const hasIntent = charge !== null || state === "pending" || state === "failed";
  return {
    id,
    object: "checkout.session",
    livemode: false,
    mode: "payment",
    status: state === "expired" ? "expired" : STATUS[state],
    payment_status: state === "paid" ? "paid" : "unpaid",
    amount_total: charge?.amount ?? purchase.amount,
    amount_subtotal: charge?.amount ?? purchase.amount,
    currency: (charge?.currency ?? purchase.currency).toLowerCase(),
    client_reference_id: purchase.reference,
    metadata: details.metadata ?? {},
    customer_email: details.customer_email ?? null,
    payment_intent: !hasIntent
      ? null
      : expand.some((path) => path.startsWith("payment_intent"))
        ? intentObject(purchase, expand.includes("payment_intent.latest_charge"))
        : intentId(purchase),
    created: seconds(purchase.createdAt),
    expires_at: seconds(purchase.expiresAt),
    success_url: purchase.returnUrl,
    cancel_url: purchase.cancelUrl,
    url: state === "open" ? `${addresses.own}${PATHS.till}/${id}` : null,
  };
}

const INTENT_STATUS = {
  open: "requires_payment_method",
  approved: "requires_payment_method",
  pending: "processing",
  paid: "succeeded",
  failed: "requires_payment_method",
  expired: "canceled",
} as const;

export function intentObject(purchase: Purchase, withCharge = false) {
  const { charge, state, details } = purchase;
  return {
    id: intentId(purchase),
    object: "payment_intent",
    livemode: false,
    status: INTENT_STATUS[state],
    amount: charge?.amount ?? purchase.amount,
    amount_received: charge?.amount ?? 0,
    currency: (charge?.currency ?? purchase.currency).toLowerCase(),
    metadata: details.intentMetadata ?? {},
    latest_charge: charge && (withCharge ? chargeObject(purchase, charge) : charge.id),
    last_payment_error: state === "failed" ? paymentError(purchase.reason) : null,
    created: seconds(purchase.createdAt),
  };
}

export function chargeObject(purchase: Purchase, charge: Charge) {
  return {
    id: charge.id,
    object: "charge",
    livemode: false,
    status: charge.state,
    paid: charge.state === "succeeded",
    amount: charge.amount,
    amount_captured: charge.amount,
    amount_refunded: charge.refunded,
    refunded: charge.refunded === charge.amount,
    currency: charge.currency.toLowerCase(),
    payment_intent: intentId(purchase),
    metadata: purchase.details.intentMetadata ?? {},
    created: seconds(charge.createdAt),
  };
}

export function refundObject(ledger: Ledger, refund: Refund) {
  const purchase = ledger.purchases.get(ledger.charges.get(refund.chargeId)?.purchaseId ?? "");
  return {
    id: refund.id,
    object: "refund",
    status: "succeeded",
    amount: refund.amount,
    currency: refund.currency.toLowerCase(),
    charge: refund.chargeId,
    payment_intent: purchase ? intentId(purchase) : null,
    metadata: refund.details,
    created: seconds(refund.createdAt),
  };
}
