import type { MessagesRequest } from "#contracts/staff/content/contacts.ts";
import { MESSAGE_MACHINE } from "#domain/content/contacts/message-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { languageCodes } from "#modules/operations/storefronts/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { answersTo } from "./message-store.ts";
import { contactMessages, type MessageRow } from "./tables.ts";

const MESSAGES: ListDefinition<MessagesRequest> = {
  id: contactMessages.id,
  index: "contact_messages_created_at_id_idx",
  sorts: { created_at: contactMessages.createdAt },
  filters: {
    state: contactMessages.state,
    storefront: contactMessages.storefrontCode,
    created_at: contactMessages.createdAt,
    search: { number: "contact_message", columns: [contactMessages.name, contactMessages.email] },
    ids: contactMessages.id,
  },
};

/** The messages of a member's storefronts. */
export async function listForStaff(context: StaffCallContext, request: MessagesRequest) {
  const { db } = context;
  const page = await readStaffList(context, MESSAGES, request, {
    scope: (member) => member.where(contactMessages.storefrontCode),
    select: (position) => db.select({ position, message: contactMessages }).from(contactMessages).$dynamic(),
  });
  return {
    ...page,
    items: await presentMessages(
      context,
      page.items.map(({ message }) => message),
    ),
  };
}

/** With their answers, and what staff can do next. */
export async function presentMessages(context: StaffCallContext, messages: readonly MessageRow[]) {
  const { db } = context;
  const [answers, languages] = await Promise.all([
    answersTo(
      db,
      messages.map(({ id }) => id),
    ),
    db.select().from(languageCodes),
  ]);
  return messages.map((message) => ({
    number: numberOf("contact_message", message.id),
    storefront: message.storefrontCode,
    language: languages.find(({ id }) => id === message.languageId)?.isoCode ?? "",
    state: message.state,
    reason: message.reason,
    order_number: message.orderNumber,
    name: message.name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    held_for: message.heldFor,
    answers: answers
      .filter(({ messageId }) => messageId === message.id)
      .map(({ text, createdAt }) => ({ text, at: createdAt.toISOString() })),
    created_at: message.createdAt.toISOString(),
    next_events: nextEvents(MESSAGE_MACHINE, message.state, actingMember(context)),
  }));
}
