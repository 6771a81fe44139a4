import { calls } from "#platform/calls/implement-calls.ts";
import type { ContactsDeps } from "./contacts-deps.ts";
import { prepareForm } from "./judge-message.ts";
import { readContacts } from "./read-contacts.ts";
import { writeMessage } from "./write-message.ts";

export function createContactCalls(deps: ContactsDeps) {
  const { contacts } = calls;
  return {
    get: contacts.get.handler(({ context }) => readContacts(deps, context)),
    prepare: contacts.prepare.handler(({ context }) => prepareForm(deps, context)),
    write: contacts.write.handler(async ({ input, context }) => {
      const { website, form, challenge, answer, ...typed } = input;
      const number = await writeMessage(deps, context, typed, { website, form, challenge, answer });
      return { status: true as const, number };
    }),
  };
}
