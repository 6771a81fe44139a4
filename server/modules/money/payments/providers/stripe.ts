import Stripe from "stripe";
import { toMinor } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { StripeSettings } from "#platform/payment-settings.ts";
import { type PaymentProvider, ProviderFailure, type ProviderPayment } from "./provider.ts";
import { readStripeEvent, readStripeSession } from "./stripe-events.ts";

const TOLERANCE_SECONDS = 300;
/** Stripe's codes of our languages; our `ee` is Stripe's `et`. */
const LOCALES = { en: "en", lt: "lt", lv: "lv", ee: "et", ru: "ru" } as const;

const EXPAND = ["payment_intent.latest_charge"];

/** Cards by Stripe Checkout: Stripe's own page takes the card, we never see it. */
export function stripeProvider(
  { secretKey, webhookSecret, apiUrl }: StripeSettings,
  clock = () => Date.now(),
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...(apiUrl === undefined ? {} : addressOf(apiUrl)),
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const mode = secretKey.includes("_live_") ? "live" : "test";
  return {
    id: PROVIDER.card,
    name: "Stripe",
    mode,
    options: () => [],
    acknowledgement: { contentType: "application/json", body: '{"received":true}' },

    start: (payment) =>
      answering(async () => {
        const session = await stripe.checkout.sessions.create(sessionOf(payment), {
          idempotencyKey: payment.reference,
        });
        const isAsAsked =
          session.amount_total === toMinor(payment.amount) && session.currency === payment.currency.toLowerCase();
        if (!session.url || !isAsAsked)
          throw new ProviderFailure("Stripe answered with another session than asked for");
        return { redirectUrl: session.url, providerReference: session.id };
      }),

    readNotification: async ({ headers, body }) => {
      const signature = headers["stripe-signature"];
      if (typeof signature !== "string") return { result: "refused", reason: "no signature" };
      // The library refuses old signatures, but takes those from the future.
      if (signedAt(signature) > clock() / 1_000 + TOLERANCE_SECONDS)
        return { result: "refused", reason: "from the future" };
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          clock(),
        );
        return { result: "events", events: readStripeEvent(event) };
      } catch {
        return { result: "refused", reason: "wrong signature" };
      }
    },

    lookUp: ({ providerReference }) =>
      answering(async () => {
        if (providerReference === null) return "unknown";
        const session = await stripe.checkout.sessions
          .retrieve(providerReference, { expand: EXPAND })
          .catch((error) => (isMissing(error) ? null : Promise.reject(error)));
        return session === null ? "unknown" : readStripeSession(session);
      }),

    abandon: ({ providerReference }) =>
      answering(async () => {
        if (providerReference !== null) await stripe.checkout.sessions.expire(providerReference);
      }),

    refund: ({ reference, amount, payment }) =>
      answering(async () => {
        const params = {
          payment_intent: payment.providerTransaction ?? "",
          amount: toMinor(amount),
          metadata: { reference },
        };
        const { id, status } = await stripe.refunds.create(params, { idempotencyKey: reference });
        if (status === "failed" || status === "canceled")
          throw new ProviderFailure(`Stripe: the refund is ${status}`, { isRefusal: true });
        return { providerReference: id, state: "done" };
      }),
  };
}

const isMissing = (error: unknown) => error instanceof Stripe.errors.StripeError && error.statusCode === 404;

function sessionOf(payment: ProviderPayment): Stripe.Checkout.SessionCreateParams {
  const metadata = { reference: payment.reference };
  return {
    mode: "payment",
    client_reference_id: payment.reference,
    metadata,
    payment_intent_data: { metadata, description: payment.description },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: toMinor(payment.amount),
          product_data: { name: payment.description },
        },
      },
    ],
    locale: LOCALES[payment.language],
    success_url: payment.acceptUrl,
    cancel_url: payment.cancelUrl,
    expires_at: Math.floor(payment.expiresAt.getTime() / 1_000),
    ...(payment.email === null ? {} : { customer_email: payment.email }),
  };
}

function addressOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isSecure = protocol === "https:";
  return {
    protocol: isSecure ? "https" : "http",
    host: hostname,
    port: Number(port) || (isSecure ? 443 : 80),
  } as const;
}

const signedAt = (signature: string) => Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? 0);

/** Stripe's errors that a retry does not change. */
const REFUSALS = new Set(["StripeInvalidRequestError", "StripeCardError", "StripePermissionError"]);

async function answering<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new ProviderFailure(`Stripe: ${error.message}`, { isRefusal: REFUSALS.has(error.type), cause: error });
  }
}
