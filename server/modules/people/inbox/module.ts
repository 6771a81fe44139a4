import { defineModule } from "#platform/modules/define-module.ts";
import { createInboxCalls, type InboxSource } from "./inbox.ts";

declare module "#platform/modules/define-module.ts" {
  interface Lists {
    inboxSources: InboxSource;
  }
}

/** The list of things that wait for the customer. */
export const inboxModule = defineModule({
  name: "inbox",
  needs: {},
  open: ({ all }) => ({ service: null, calls: { inbox: createInboxCalls(all("inboxSources")) } }),
});
