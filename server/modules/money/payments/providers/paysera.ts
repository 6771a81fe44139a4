import { fromMinor, toMinor } from "#domain/money/money/money.ts";
import type { ProviderState } from "#domain/money/payments/judge-event.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { PayseraSettings } from "#platform/payment-settings.ts";
import { banksOf } from "./paysera-banks.ts";
import { payseraKey } from "./paysera-key.ts";
import { encodeData, md5, readPayseraMessage } from "./paysera-message.ts";
import type { PaymentProvider, ProviderEvent, ProviderPayment, RawNotification } from "./provider.ts";

const VERSION = "1.9";
const LANGUAGES = { en: "ENG", lt: "LIT", lv: "LAV", ee: "EST", ru: "RUS" } as const;

/** 1 is paid; 0 was not carried out, 2 was accepted by a bank that has yet to send the money. */
const STATES: Readonly<Record<string, ProviderState>> = { "0": "failed", "1": "paid", "2": "pending" };

/** Banks of the Baltic countries by Paysera Classic: the redirect URL is the request, so no call is made before. */
export function payseraProvider(settings: PayseraSettings): PaymentProvider {
  const { projectId, password, payUrl, isTest } = settings;
  const key = payseraKey(settings.publicKey);
  return {
    id: PROVIDER.regional,
    name: "Paysera",
    mode: isTest ? "test" : "live",
    options: banksOf,
    acknowledgement: { contentType: "text/plain; charset=utf-8", body: "OK" },

    start: async (payment) => {
      const data = encodeData(requestOf(payment, settings));
      const query = new URLSearchParams({ data, sign: md5(data + password) });
      return { redirectUrl: `${payUrl}?${query}`, providerReference: null };
    },

    readNotification: async (raw, signal) => {
      const fields = fieldsOf(raw);
      const read = async (publicKey: string) => readPayseraMessage(fields, { password, publicKey });
      // Paysera changes its key now and then: if a signature does not match, the key is fetched again, once.
      const message = (await read(await key.current(signal))) ?? (await read(await key.renewed(signal)));
      if (message?.get("projectid") !== projectId) return { result: "refused", reason: "not Paysera's" };
      return { result: "events", events: [eventOf(message)] };
    },

    // Classic has no call for the state of a payment, nor for a refund.
    lookUp: async () => "unknown",
    refund: async () => ({ providerReference: null, state: "by_hand" }),
  };
}

function requestOf(payment: ProviderPayment, { projectId, isTest }: PayseraSettings): Record<string, string> {
  return {
    projectid: projectId,
    orderid: payment.reference,
    accepturl: payment.acceptUrl,
    cancelurl: payment.cancelUrl,
    callbackurl: payment.callbackUrl,
    version: VERSION,
    lang: LANGUAGES[payment.language],
    amount: String(toMinor(payment.amount)),
    currency: payment.currency,
    country: payment.country,
    paytext: `${payment.description} ([order_nr], [site_name])`,
    test: isTest ? "1" : "0",
    ...(payment.option === null ? {} : { payment: payment.option }),
    ...(payment.email === null ? {} : { p_email: payment.email }),
  };
}

/** Paysera's callbacks come as a GET or as a form. */
function fieldsOf({ method, query, body }: RawNotification): URLSearchParams {
  return method === "POST" && body.length > 0 ? new URLSearchParams(body.toString("utf8")) : query;
}

function eventOf(message: URLSearchParams): ProviderEvent {
  const reference = message.get("orderid");
  const status = message.get("status") ?? "";
  const request = message.get("requestid");
  return {
    id: `${request ?? reference}:${status}`,
    state: STATES[status] ?? "open",
    reference,
    providerReference: null,
    transaction: request,
    amount: minorOf(message.get("amount")),
    currency: message.get("currency"),
    refunded: null,
    isTest: message.get("test") === "1",
    failure: status === "0" ? "declined" : null,
    payload: Object.fromEntries(message),
  };
}

const minorOf = (text: string | null) => (text !== null && /^\d{1,12}$/.test(text) ? fromMinor(Number(text)) : null);
