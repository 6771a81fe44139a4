import { listMembersWith } from "#modules/people/staff/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { mailModule } from "../mail/index.ts";
import { storefrontsModule } from "../storefronts/index.ts";
import { vitalsModule } from "../vitals/index.ts";
import { createErrors } from "./errors.ts";
import { registerErrorRoutes } from "./http.ts";

/** Errors of browsers and of the server, by kind. */
export const errorsModule = defineModule({
  name: "errors",
  needs: { mail: mailModule, directory: storefrontsModule, vitals: vitalsModule },
  open: (platform, { mail, ...needs }) => {
    const { limiter } = platform;
    const errors = createErrors({ ...platform, ...needs, queueMail: mail.queueMail, listMembersWith });
    return {
      service: errors,
      staffCalls: { errors: errors.staffCalls },
      routes: [(scope) => registerErrorRoutes(scope, { errors, limiter })],
      measures: [errors.measure],
      work: errors.work,
      sweeps: [errors.sweep],
      close: errors.settle,
    };
  },
});
