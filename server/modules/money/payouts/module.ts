import { mailModule } from "#modules/operations/mail/index.ts";
import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { findRecipient, lockRecipient } from "#modules/people/identity/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { paymentsModule } from "../payments/index.ts";
import { createPayouts } from "./payouts.ts";
import { payoutData } from "./personal-data.ts";

/** Balance that is refunded to its customer. */
export const payoutsModule = defineModule({
  name: "payouts",
  needs: { mail: mailModule, payments: paymentsModule, storefronts: storefrontsModule },
  open: (platform, { mail, ...needs }) => {
    const payouts = createPayouts({ ...platform, ...needs, queueMail: mail.queueMail, findRecipient, lockRecipient });
    return {
      service: payouts,
      calls: { payouts: payouts.calls },
      staffCalls: { payouts: payouts.staffCalls },
      contributes: { personalData: [payoutData] },
    };
  },
});
