import type { TypedMessage } from "#domain/content/contacts/contact-message.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { readSigningKey } from "#platform/http/signing-key.ts";
import { createContactCalls } from "./calls.ts";
import type { ContactsDeps } from "./contacts-deps.ts";
import { sweepMessages } from "./message-store.ts";
import { createSpamChecks } from "./spam-checks.ts";
import { createStaffContactCalls } from "./staff-calls.ts";
import { writeMessage } from "./write-message.ts";

export interface ContactModule {
  calls: ReturnType<typeof createContactCalls>;
  staffCalls: ReturnType<typeof createStaffContactCalls>;
  /** A message of a form without scripts. */
  write(context: ReaderContext, typed: TypedMessage & { website: string }): Promise<string>;
  /** Erases what is kept too long. */
  sweep(): Promise<void>;
}

/** How people reach a storefront, and what they write to it (ROUTE-31). */
export async function createContacts(given: Omit<ContactsDeps, "checks">): Promise<ContactModule> {
  const deps: ContactsDeps = { ...given, checks: createSpamChecks(await readSigningKey(given.db, "contacts")) };
  return {
    calls: createContactCalls(deps),
    staffCalls: createStaffContactCalls(deps),
    write: (context, { website, ...typed }) => {
      const evidence = website.trim() === "" ? null : { website, form: "", challenge: "", answer: 0 };
      return writeMessage(deps, context, typed, evidence);
    },
    sweep: () => sweepMessages(deps.db, deps.now()),
  };
}
