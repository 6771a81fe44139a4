import type { Money } from "#domain/money/money/money.ts";
import type { PaymentFailure } from "#domain/money/payments/failure.ts";
import type { ReportedPayment } from "#domain/money/payments/judge-event.ts";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";

/** A payment as its provider gets it, with what the provider has reported so far. */
export interface ProviderPayment {
  /** Our reference; also the idempotency key of requests. */
  reference: string;
  /** Whole minor units. */
  amount: Money;
  currency: string;
  language: Language;
  /** The shop's own country, e.g. LT. */
  country: string;
  /** The text that the payer reads, e.g. the order's number. */
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
  /** Null where the provider has no reference of its own until the payment is paid. */
  providerReference: string | null;
}

/** A provider's verified report about a payment. */
export interface ProviderEvent extends ReportedPayment {
  /** A repeated report has the same id. */
  id: string;
  /** Our reference of the payment. */
  reference: string | null;
  /** The amount refunded so far. */
  refunded: Money | null;
  failure: PaymentFailure | null;
  payload: unknown;
}

export interface RawNotification {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: URLSearchParams;
  /** The unchanged bytes, which signatures cover. */
  body: Buffer;
}

export type Notification = { result: "events"; events: ProviderEvent[] } | { result: "refused"; reason: string };

export interface ProviderRefund {
  /** Our reference; also the idempotency key of requests. */
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

/** Real money or not; a provider event of one mode never settles a payment of the other. */
export type ProviderMode = "test" | "live";

/**
 * The adapter of a provider. It stores nothing, throws ProviderFailure where the provider does not answer as expected,
 * and stops when its signal is aborted.
 */
export interface PaymentProvider {
  id: ProviderId;
  /** The provider's name in the balance history. */
  name: string;
  mode: ProviderMode;
  /** Banks and the like that can be picked beforehand, by country. */
  options(country: string): { key: string; name: string }[];
  start(payment: ProviderPayment, signal: AbortSignal): Promise<StartedPayment>;
  readNotification(raw: RawNotification, signal: AbortSignal): Promise<Notification>;
  /** The present state; "unknown" when the provider cannot be asked, or does not know the payment. */
  lookUp(payment: ProviderPayment, signal: AbortSignal): Promise<ProviderEvent | "unknown">;
  /** Takes the money of a payment that its payer has approved. */
  collect?(payment: ProviderPayment, signal: AbortSignal): Promise<ProviderEvent>;
  /** Closes the provider's page for a payment that we have given up. */
  abandon?(payment: ProviderPayment, signal: AbortSignal): Promise<void>;
  refund(refund: ProviderRefund, signal: AbortSignal): Promise<RefundResult>;
  /** The answer after which the provider does not repeat a notification. */
  acknowledgement: { contentType: string; body: string };
}

/** The provider did not answer, or not as expected; whether it carried the request out is not known. */
export class ProviderFailure extends Error {
  /** The provider understood and refused: a retry is of no use. */
  readonly isRefusal: boolean;

  constructor(message: string, options: { isRefusal?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.isRefusal = options.isRefusal ?? false;
  }
}
