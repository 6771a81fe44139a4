import { defineModule } from "#platform/modules/define-module.ts";
import { mailModule } from "../mail/index.ts";
import { paymentsModule } from "../payments/index.ts";
import { storefrontsModule } from "../storefronts/index.ts";
import type { ClaimSubject } from "./claim-subject.ts";
import { openClaims } from "./claims.ts";
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
    const claims = await openClaims({ ...platform, ...needs, queueMail: mail.queueMail, subjects });
    return {
      service: claims,
      calls: { claims: claims.calls },
      staffCalls: { claims: claims.staffCalls },
      contributes: { personalData: [claimData], filePolicies: [claimFiles], inboxSources: [claimInbox] },
      work: claims.work,
    };
  },
});
