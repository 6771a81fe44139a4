import { mailModule } from "#modules/operations/mail/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { listInbox } from "../inbox/index.ts";
import { registerIdentityRoutes } from "./http.ts";
import { createIdentity } from "./identity.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { createPasswordHasher } from "./passwords/password-hasher.ts";
import { identityData } from "./personal-data/identity-data.ts";
import type { PersonalDataSource } from "./personal-data/personal-data.ts";
import { setRole } from "./users/user-roles.ts";
import { confirmedEmail } from "./users/user-store.ts";

declare module "#platform/modules/define-module.ts" {
  interface Lists {
    personalData: PersonalDataSource;
  }
  interface Ports {
    unpaidOrders: Pick<IdentityDeps, "countUnpaidOrders" | "unpaidOrderOfBrowser">;
    consents: IdentityDeps["consents"];
  }
}

/** Accounts, sessions and addresses. */
export const identityModule = defineModule({
  name: "identity",
  needs: { mail: mailModule },
  open: async (platform, { mail }) => {
    const { all, port } = platform;
    const passwords = await createPasswordHasher();
    const { countUnpaidOrders, unpaidOrderOfBrowser } = port("unpaidOrders");
    const identity = await createIdentity({
      ...platform,
      passwords,
      queueMail: mail.queueMail,
      countUnpaidOrders,
      unpaidOrderOfBrowser,
      countInbox: async (tx, owner) => (await listInbox(tx, all("inboxSources"), owner)).length,
      consents: port("consents"),
      personalData: all("personalData"),
    });
    return {
      service: { ...identity, passwords },
      calls: { identity: identity.calls, account: identity.accountCalls },
      routes: [(scope, { contextFor }) => registerIdentityRoutes(scope, { identity, contextFor })],
      contributes: { personalData: identityData },
      ports: {
        roles: { setRole },
        confirmedAddresses: {
          isConfirmed: async (tx, userId, email) => (await confirmedEmail(tx, userId)) === email,
        },
      },
      sweeps: [identity.sweep],
    };
  },
});
