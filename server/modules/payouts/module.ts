import { defineModule } from "#platform/modules/define-module.ts";
import { findRecipient, lockRecipient } from "../identity/index.ts";
import { mailModule } from "../mail/index.ts";
import { paymentsModule } from "../payments/index.ts";
import { storefrontsModule } from "../storefronts/index.ts";
import { openPayouts } from "./open-payouts.ts";
import { payoutData } from "./personal-data.ts";

/** Balance that goes back to its customer. */
export const payoutsModule = defineModule({
  name: "payouts",
  needs: { mail: mailModule, payments: paymentsModule, storefronts: storefrontsModule },
  open: (platform, { mail, ...needs }) => {
    const payouts = openPayouts({ ...platform, ...needs, queueMail: mail.queueMail, findRecipient, lockRecipient });
    return {
      service: payouts,
      calls: { payouts: payouts.calls },
      staffCalls: { payouts: payouts.staffCalls },
      contributes: { personalData: [payoutData] },
    };
  },
});
