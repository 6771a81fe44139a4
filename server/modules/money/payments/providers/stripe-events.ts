import type Stripe from "stripe";
import { fromMinor } from "#domain/money/money/money.ts";
import type { ProviderState } from "#domain/money/payments/judge-event.ts";
import type { ProviderEvent } from "./provider.ts";
import { stripeFailure } from "./stripe-failures.ts";

/** Reads Stripe's events about our payments; all others are ignored. */
export function readStripeEvent(event: Stripe.Event): ProviderEvent[] {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const read = readStripeSession(event.data.object);
      const state = event.type === "checkout.session.async_payment_failed" ? "failed" : read.state;
      return [{ ...read, state, id: event.id, isTest: !event.livemode, payload: event }];
    }
    case "payment_intent.payment_failed":
      return [{ ...readRefused(event.data.object), id: event.id, isTest: !event.livemode, payload: event }];
    case "charge.refunded":
      return [{ ...readCharge(event.data.object), id: event.id, isTest: !event.livemode, payload: event }];
    default:
      return [];
  }
}

/** The present state of a session, with its payment intent where that is expanded. */
export function readStripeSession(session: Stripe.Checkout.Session): ProviderEvent {
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
  const refunded = fromMinor(charge?.amount_refunded ?? 0);
  const state = stateOf(session, intent);
  return {
    id: `${session.id}:${state}:${refunded}`,
    state: state === "paid" && refunded > 0 ? "refunded" : state,
    reference: session.client_reference_id,
    providerReference: session.id,
    transaction: intent?.id ?? (typeof session.payment_intent === "string" ? session.payment_intent : null),
    amount: session.amount_total === null ? null : fromMinor(session.amount_total),
    currency: session.currency?.toUpperCase() ?? null,
    refunded,
    isTest: !session.livemode,
    failure: stripeFailure(intent?.last_payment_error),
    payload: session,
  };
}

function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): ProviderState {
  if (session.payment_status === "paid") return "paid";
  if (session.status === "expired") return "expired";
  if (session.status !== "complete") return "open";
  // A failed bank transfer leaves a complete session whose intent needs a new payment method.
  return intent?.status === "requires_payment_method" || intent?.status === "canceled" ? "failed" : "pending";
}

/** The payer may try another card on the same page, so the payment stays open. */
function readRefused(intent: Stripe.PaymentIntent): Omit<ProviderEvent, "id" | "isTest" | "payload"> {
  return {
    state: "open",
    reference: intent.metadata.reference ?? null,
    providerReference: null,
    transaction: null,
    amount: null,
    currency: null,
    refunded: null,
    failure: stripeFailure(intent.last_payment_error),
  };
}

function readCharge(charge: Stripe.Charge): Omit<ProviderEvent, "id" | "isTest" | "payload"> {
  const { payment_intent: intent } = charge;
  return {
    state: "refunded",
    reference: charge.metadata.reference ?? null,
    providerReference: null,
    transaction: typeof intent === "string" ? intent : (intent?.id ?? null),
    amount: fromMinor(charge.amount),
    currency: charge.currency.toUpperCase(),
    refunded: fromMinor(charge.amount_refunded),
    failure: null,
  };
}
