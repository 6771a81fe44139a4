import type { Money } from "#domain/money/money.ts";
import type { PaymentFailure } from "#domain/payments/failure.ts";
import type { ReportedPayment } from "#domain/payments/judge-event.ts";
import type { ProviderId } from "#domain/payments/provider.ts";
import type { Language } from "#domain/storefronts/storefront.ts";

/** A payment as its provider gets it, with what the provider has reported so far. */
export interface ProviderPayment {
  /** Ours; it also makes a repeated request the same request. */
  reference: string;
  /** Whole minor units. */
  amount: Money;
  currency: string;
  language: Language;
  /** The shop's own country, e.g. LT. */
  country: string;
  /** What the payer reads, e.g. the order's number. */
  description: string;
  /** A bank or the like that was picked beforehand. */
  option: string | null;
  email: string | null;
  acceptUrl: string;
  cancelUrl: string;
  callbackUrl: string;
  expiresAt: Date;
  providerReference: string | null;
  providerTransaction: string | null;
}

export interface StartedPayment {
  redirectUrl: string;
  /** None where the provider has no name of its own for it until it is paid. */
  providerReference: string | null;
}

/** Something that a provider says about a payment, already verified to come from it. */
export interface ProviderEvent extends ReportedPayment {
  /** The same thing said again has the same id. */
  id: string;
  /** Ours, as the provider knows it. */
  reference: string | null;
  /** What has gone back so far. */
  refunded: Money | null;
  failure: PaymentFailure | null;
  payload: unknown;
}

export interface RawNotification {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: URLSearchParams;
  /** As it came, byte by byte: signatures are about these. */
  body: Buffer;
}

export type Notification = { result: "events"; events: ProviderEvent[] } | { result: "refused"; reason: string };

export interface ProviderRefund {
  /** Ours; it also makes a repeated request the same request. */
  reference: string;
  amount: Money;
  currency: string;
  payment: ProviderPayment;
}

export interface RefundResult {
  providerReference: string | null;
  /** By hand: the provider has no call for it, so staff send the money. */
  state: "done" | "by_hand";
}

/** Whether our notes and a provider's events are about real money; a payment of one kind never settles the other. */
export type ProviderMode = "test" | "live";

/**
 * Somebody who takes money for us. Implementations keep no state of ours, throw ProviderFailure when the provider does
 * not answer as it should, and end by themselves within their time-out.
 */
export interface PaymentProvider {
  id: ProviderId;
  /** The balance history's name for it. */
  name: string;
  mode: ProviderMode;
  /** Banks and the like that can be picked beforehand, by country. */
  options(country: string): { key: string; name: string }[];
  start(payment: ProviderPayment, signal: AbortSignal): Promise<StartedPayment>;
  readNotification(raw: RawNotification, signal: AbortSignal): Promise<Notification>;
  /** What it says right now; "unknown" when it cannot be asked, or has never heard of it. */
  lookUp(payment: ProviderPayment, signal: AbortSignal): Promise<ProviderEvent | "unknown">;
  /** Takes the money of a payment that its payer has approved. */
  collect?(payment: ProviderPayment, signal: AbortSignal): Promise<ProviderEvent>;
  /** Closes its page for a payment that we have given up. */
  abandon?(payment: ProviderPayment, signal: AbortSignal): Promise<void>;
  refund(refund: ProviderRefund, signal: AbortSignal): Promise<RefundResult>;
  /** The answer after which it does not send the same notification again. */
  acknowledgement: { contentType: string; body: string };
}

/** The provider did not answer, or answered what it should not; whether it did what it was asked is not known. */
export class ProviderFailure extends Error {
  /** It understood and will not do it: asking again is of no use. */
  readonly isRefusal: boolean;

  constructor(message: string, options: { isRefusal?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.isRefusal = options.isRefusal ?? false;
  }
}
