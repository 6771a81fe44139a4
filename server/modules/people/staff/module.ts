import { defineModule } from "#platform/modules/define-module.ts";
import { identityModule } from "../identity/index.ts";
import { openStaff } from "./staff.ts";

/** Members of staff and their sessions; null without a back office. */
export const staffModule = defineModule({
  name: "staff",
  needs: { identity: identityModule },
  open: ({ db, now, config, secretsKey }, { identity: { passwords } }) => {
    const staff = secretsKey && openStaff({ db, now, passwords, secretsKey, showsTotp: config.demo });
    return { service: staff, sweeps: staff ? [staff.sweep] : [] };
  },
});
