import type { PaymentProvider } from "#modules/money/payments/index.ts";

/** A provider that redirects every payer and never reports an outcome. */
export const silentProvider = (id: PaymentProvider["id"] = 1): PaymentProvider => ({
  id,
  name: "Test",
  mode: "test",
  options: () => [],
  start: async ({ reference }) => ({ redirectUrl: `https://provider.test/${reference}`, providerReference: reference }),
  readNotification: async () => ({ result: "refused", reason: "it says nothing" }),
  lookUp: async () => "unknown",
  refund: async () => ({ providerReference: null, state: "done" }),
  acknowledgement: { contentType: "text/plain", body: "OK" },
});
