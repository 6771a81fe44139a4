import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { deliveryModule } from "#modules/selling/delivery/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { convertFromEuroBy } from "./convert-from-euro.ts";
import { registerPaymentRoutes } from "./http.ts";
import { createPayments } from "./payments.ts";
import { paymentData } from "./personal-data.ts";
import type { PaymentProvider } from "./providers/provider.ts";

declare module "#platform/modules/infrastructure.ts" {
  interface Infrastructure {
    providers: readonly PaymentProvider[];
  }
}

/** Payments of everything that can be paid, and refunds (PAYMENT-02). */
export const paymentsModule = defineModule({
  name: "payments",
  needs: { delivery: deliveryModule, storefronts: storefrontsModule },
  open: async (platform, { delivery, storefronts }) => {
    const { config, now } = platform;
    const payments = await createPayments({
      ...platform,
      storefronts,
      convertFromEuro: convertFromEuroBy(delivery, storefronts, now),
      checkAfterSeconds: config.payments.checkAfterSeconds,
    });
    return {
      service: payments,
      calls: { payments: payments.calls },
      staffCalls: payments.staffCalls,
      routes: [(scope) => registerPaymentRoutes(scope, { payments })],
      contributes: { personalData: [paymentData] },
      ports: { paymentProviders: { providersOf: payments.providersOf } },
      work: payments.work,
      close: payments.stop,
    };
  },
});
