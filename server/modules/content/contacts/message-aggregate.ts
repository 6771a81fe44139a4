import { MESSAGE_MACHINE } from "#domain/content/contacts/message-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import type { ContactsDeps } from "./contacts-deps.ts";
import { mailMessage } from "./message-mail.ts";
import { contactMessages } from "./tables.ts";

export const messageAggregate = defineAggregate({
  machine: MESSAGE_MACHINE,
  table: contactMessages,
  prefix: "contact_message",
  subject: "message",
  storefrontsOf: ({ storefrontCode }) => [storefrontCode],
  async effects(deps: ContactsDeps, tx, { name, row }) {
    // An answer is mailed by who wrote it down.
    if (name === "received") await mailMessage(deps, tx, row);
  },
});
