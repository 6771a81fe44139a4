import { paymentsModule } from "#modules/money/payments/index.ts";
import { mailModule } from "#modules/operations/mail/index.ts";
import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import type { ClaimSubject } from "./claim-subject.ts";
import { createClaims } from "./claims.ts";
import { claimFiles } from "./file-policy.ts";
import { claimInbox } from "./inbox-source.ts";
import { claimData } from "./personal-data.ts";

declare module "#platform/modules/define-module.ts" {
  interface Lists {
    claimSubjects: ClaimSubject;
  }
}

/** Complaints about what was bought or sent (FORWARDING-06). */
export const claimsModule = defineModule({
  name: "claims",
  needs: { mail: mailModule, payments: paymentsModule, directory: storefrontsModule },
  open: async (platform, { mail, ...needs }) => {
    const subjects = platform.all("claimSubjects");
    const claims = await createClaims({ ...platform, ...needs, queueMail: mail.queueMail, subjects });
    return {
      service: claims,
      calls: { claims: claims.calls },
      staffCalls: { claims: claims.staffCalls },
      contributes: { personalData: [claimData], filePolicies: [claimFiles], inboxSources: [claimInbox] },
      work: claims.work,
    };
  },
});
