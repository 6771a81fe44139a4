import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { findRecipient } from "#modules/people/identity/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { balanceCalls } from "./calls.ts";
import { balanceData } from "./personal-data.ts";
import { createStaffBalanceCalls } from "./staff-calls.ts";

/** The ledger of customers' money (ACCOUNT-04). */
export const balanceModule = defineModule({
  name: "balance",
  needs: { storefronts: storefrontsModule },
  open: (_platform, { storefronts }) => ({
    service: null,
    calls: { balance: balanceCalls },
    staffCalls: {
      balance: createStaffBalanceCalls({
        storefronts,
        isCustomer: async (db, userId) => (await findRecipient(db, userId)) !== null,
      }),
    },
    contributes: { personalData: [balanceData] },
  }),
});
