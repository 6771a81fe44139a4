import { paymentsModule } from "#modules/money/payments/index.ts";
import { mailModule } from "#modules/operations/mail/index.ts";
import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { ordersModule } from "#modules/selling/orders/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { withdrawalInbox } from "./inbox-source.ts";
import { withdrawalData } from "./personal-data.ts";
import { createWithdrawals } from "./withdrawals.ts";

/** Withdrawals from contracts (T061). */
export const withdrawalsModule = defineModule({
  name: "withdrawals",
  needs: { mail: mailModule, orders: ordersModule, payments: paymentsModule, directory: storefrontsModule },
  open: async (platform, { mail, ...needs }) => {
    const withdrawals = await createWithdrawals({ ...platform, ...needs, queueMail: mail.queueMail });
    return {
      service: withdrawals,
      calls: { withdrawals: withdrawals.calls },
      staffCalls: { withdrawals: withdrawals.staffCalls },
      contributes: { personalData: [withdrawalData], inboxSources: [withdrawalInbox] },
      work: withdrawals.work,
      sweeps: [withdrawals.sweep],
    };
  },
});
