import { and, lte, not } from "drizzle-orm";
import type { MessagesRequest } from "#contracts/staff/content/contacts.ts";
import { answerBy, lateUpTo, WAITING_MESSAGE_STATES } from "#domain/content/contacts/answer-deadline.ts";
import { MESSAGE_MACHINE } from "#domain/content/contacts/message-machine.ts";
import { maskedEmail } from "#domain/people/identity/masked.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { languageCodes } from "#modules/operations/storefronts/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import type { ContactsDeps } from "./contacts-deps.ts";
import { contactMessages, type MessageRow } from "./tables.ts";

type Clock = Pick<ContactsDeps, "now">;

const listed = ({ now }: Clock): ListDefinition<MessagesRequest> => ({
  id: contactMessages.id,
  index: "contact_messages_created_at_id_idx",
  sorts: { created_at: contactMessages.createdAt },
  filters: {
    state: contactMessages.state,
    reason: contactMessages.reason,
    storefront: contactMessages.storefrontCode,
    created_at: contactMessages.createdAt,
    is_late(isLate) {
      const late = and(
        isAny(contactMessages.state, WAITING_MESSAGE_STATES),
        lte(contactMessages.createdAt, lateUpTo(now())),
      );
      return late && (isLate ? late : not(late));
    },
    search: {
      number: "contact_message",
      columns: [contactMessages.name, contactMessages.email, contactMessages.subject, contactMessages.orderNumber],
    },
    ids: contactMessages.id,
  },
});

/** The messages of a member's storefronts. */
export async function listForStaff(deps: Clock, context: StaffCallContext, request: MessagesRequest) {
  const { db } = context;
  const page = await readStaffList(context, listed(deps), request, {
    scope: (member) => member.where(contactMessages.storefrontCode),
    select: (position) => db.select({ position, message: contactMessages }).from(contactMessages).$dynamic(),
  });
  const languages = await db.select().from(languageCodes);
  return { ...page, items: page.items.map(({ message }) => presentRow(context, message, languages)) };
}

type Languages = readonly { id: number; isoCode: string }[];

/** A message as staff see it in a list, with what they can do next. */
export const presentRow = (context: StaffCallContext, message: MessageRow, languages: Languages) => ({
  number: numberOf("contact_message", message.id),
  storefront: message.storefrontCode,
  language: languages.find(({ id }) => id === message.languageId)?.isoCode ?? "",
  state: message.state,
  reason: message.reason,
  order_number: message.orderNumber,
  name: message.name,
  email: maskedEmail(message.email),
  subject: message.subject,
  held_for: message.heldFor,
  created_at: message.createdAt.toISOString(),
  answer_by: WAITING_MESSAGE_STATES.includes(message.state) ? answerBy(message.createdAt).toISOString() : null,
  next_events: nextEvents(MESSAGE_MACHINE, message.state, actingMember(context)),
});
