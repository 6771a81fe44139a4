import type { AskForApproval } from "#platform/calls/approval-request.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { identityModule } from "../identity/index.ts";
import { createStaff } from "./staff.ts";

declare module "#platform/modules/define-module.ts" {
  interface Ports {
    staffApprovals: { ask: AskForApproval };
  }
}

/** Members of staff and their sessions; null without a back office. */
export const staffModule = defineModule({
  name: "staff",
  needs: { identity: identityModule },
  open: ({ db, now, config, secretsKey, port }, { identity: { passwords } }) => {
    const { ask: askForApproval } = port("staffApprovals");
    const staff = secretsKey && createStaff({ db, now, passwords, secretsKey, showsTotp: config.demo, askForApproval });
    return { service: staff, sweeps: staff ? [staff.sweep] : [] };
  },
});
