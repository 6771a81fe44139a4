import { type Money, toDecimalString } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { PaypalSettings } from "#platform/payment-settings.ts";
import { type PaypalAnswer, paypalClient } from "./paypal-client.ts";
import { paypalOrder, readPaypalEvent, readPaypalOrder } from "./paypal-events.ts";
import { parseJson, paypalSignatures } from "./paypal-webhook.ts";
import { type PaymentProvider, ProviderFailure, type ProviderPayment } from "./provider.ts";

const LIVE_URL = "https://api-m.paypal.com";
const LOCALES = { en: "en-GB", lt: "lt-LT", lv: "lv-LV", ee: "et-EE", ru: "ru-RU" } as const;

/** PayPal, Orders v2: the payer approves on PayPal's page, then we take the money. */
export function paypalProvider(settings: PaypalSettings): PaymentProvider {
  const client = paypalClient(settings);
  const signatures = paypalSignatures(settings);
  const mode = settings.apiUrl === LIVE_URL ? "live" : "test";
  const read = (answer: PaypalAnswer) => readPaypalOrder(paypalOrder.parse(answer.body), mode === "test");

  const lookUp = async ({ providerReference }: ProviderPayment, signal: AbortSignal) => {
    if (providerReference === null) return "unknown";
    const answer = await client.ask({ method: "GET", path: `/v2/checkout/orders/${providerReference}`, signal });
    return answer.status === 404 ? "unknown" : read(expected(answer));
  };

  return {
    id: PROVIDER.wallet,
    name: "PayPal",
    mode,
    options: () => [],
    acknowledgement: { contentType: "application/json", body: "{}" },
    lookUp,

    start: async (payment, signal) => {
      const request = {
        method: "POST",
        path: "/v2/checkout/orders",
        body: orderOf(payment),
        requestId: payment.reference,
        signal,
      } as const;
      const { id, links } = paypalOrder.parse(expected(await client.ask(request)).body);
      const page = links.find(({ rel }) => rel === "payer-action" || rel === "approve");
      if (!page) throw new ProviderFailure("PayPal named no page for the payer");
      return { redirectUrl: page.href, providerReference: id };
    },

    readNotification: async (raw, signal) => {
      const event = parseJson(raw.body);
      if (!event || !(await signatures.isGenuine(raw, signal))) return { result: "refused", reason: "not PayPal's" };
      return { result: "events", events: readPaypalEvent(event, mode === "test") };
    },

    collect: async (payment, signal) => {
      const path = `/v2/checkout/orders/${payment.providerReference}/capture`;
      const answer = await client.ask({
        method: "POST",
        path,
        body: {},
        requestId: `${payment.reference}-capture`,
        signal,
      });
      if (answer.status < 300) return read(answer);
      const current = await lookUp(payment, signal);
      if (current === "unknown") throw new ProviderFailure("PayPal knows nothing of the order that it has");
      return isDeclined(answer)
        ? { ...current, id: `${current.id}:declined`, state: "failed", failure: "declined" }
        : current;
    },

    refund: async ({ reference, amount, currency, payment }, signal) => {
      const path = `/v2/payments/captures/${payment.providerTransaction}/refund`;
      const body = { amount: moneyOf(amount, currency), custom_id: payment.reference };
      const answer = expected(await client.ask({ method: "POST", path, body, requestId: reference, signal }));
      const { id, status } = answer.body;
      if (status === "FAILED" || status === "CANCELLED")
        throw new ProviderFailure(`PayPal: the refund is ${status}`, { isRefusal: true });
      return { providerReference: String(id ?? ""), state: "done" };
    },
  };
}

const moneyOf = (amount: Money, currency: string) => ({
  currency_code: currency,
  value: toDecimalString(amount).slice(0, -2),
});

function orderOf(payment: ProviderPayment) {
  return {
    intent: "CAPTURE",
    purchase_units: [
      {
        reference_id: "default",
        custom_id: payment.reference,
        description: payment.description,
        amount: moneyOf(payment.amount, payment.currency),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          locale: LOCALES[payment.language],
          user_action: "PAY_NOW",
          shipping_preference: "NO_SHIPPING",
          return_url: payment.acceptUrl,
          cancel_url: payment.cancelUrl,
        },
      },
    },
  };
}

const isDeclined = ({ body }: PaypalAnswer) => JSON.stringify(body.details ?? []).includes("INSTRUMENT_DECLINED");

function expected(answer: PaypalAnswer): PaypalAnswer {
  if (answer.status < 300) return answer;
  throw new ProviderFailure(`PayPal refused: ${answer.status} ${String(answer.body.name ?? "")}`, { isRefusal: true });
}
