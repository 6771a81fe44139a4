import { isOpen } from "#domain/money/payments/payment-states.ts";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import { failpoint } from "#failpoints";
import { findReported, type PaymentRow } from "../attempts/payment-store.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import type { GuardedProvider } from "../providers/guard-provider.ts";
import type { ProviderEvent, RawNotification } from "../providers/provider.ts";
import { readProviderPayment } from "../providers/provider-payment.ts";
import { applyEvent } from "./apply-event.ts";

export type Received =
  | { result: "accepted"; acknowledgement: { contentType: string; body: string } }
  | { result: "refused" }
  /** The provider is not set up here. */
  | { result: "unknown" };

/** Handles a notification; one that does not prove its sender has no effect (T119). */
export async function receive(deps: PaymentDeps, providerId: ProviderId, raw: RawNotification): Promise<Received> {
  failpoint("callback.1-received");
  const provider = deps.providers.get(providerId);
  if (!provider) return { result: "unknown" };
  const notification = await provider.readNotification(raw);
  if (notification.result === "refused") {
    deps.log.warn({ provider: provider.name, reason: notification.reason }, "a notification was refused");
    return { result: "refused" };
  }
  for (const event of notification.events) {
    const current = await currentState(deps, provider, event);
    await applyEvent(deps, provider, current);
  }
  return { result: "accepted", acknowledgement: provider.acknowledgement };
}

/**
 * Notifications come in any order, so only "paid" is trusted; for all others the provider is asked for the present
 * state (F04). Approved money is collected, unless we have given the attempt up.
 */
async function currentState(
  deps: PaymentDeps,
  provider: GuardedProvider,
  event: ProviderEvent,
): Promise<ProviderEvent> {
  if (event.state === "paid") return event;
  const payment = await findReported(deps.db, provider.id, event);
  if (!payment) return event;
  const current = await askProvider(deps, provider, payment);
  if (current === "unknown") return event;
  // Only the notification says why a card was refused while the page stays open.
  return { ...current, id: event.id, payload: event.payload, failure: current.failure ?? event.failure };
}

/** The present state of a payment at its provider, after collecting what its payer has approved. */
export async function askProvider(
  deps: PaymentDeps,
  provider: GuardedProvider,
  payment: PaymentRow,
): Promise<ProviderEvent | "unknown"> {
  const providerPayment = await readProviderPayment(deps, payment);
  const current = await provider.lookUp(providerPayment);
  const mayCollect = current !== "unknown" && current.state === "approved" && isOpen(payment.state);
  return mayCollect && provider.collect ? provider.collect(providerPayment) : current;
}
