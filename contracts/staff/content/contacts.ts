import { z } from "zod";
import { anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { defineStaffCall, movedTo } from "#contracts/staff/define-staff-call.ts";
import { timeline } from "#contracts/staff/timeline.ts";
import { HOLD_REASONS, MESSAGE_REASONS } from "#domain/content/contacts/contact-message.ts";
import { MESSAGE_EVENTS, MESSAGE_STATES } from "#domain/content/contacts/message-machine.ts";

const area = "contacts";
const number = z.string().max(20).meta({ description: "as people say it: CM12" });
const moved = movedTo(MESSAGE_STATES);

const row = z.object({
  number,
  storefront: z.string(),
  language: z.string(),
  state: z.enum(MESSAGE_STATES),
  reason: z.enum(MESSAGE_REASONS),
  order_number: z.string().nullable(),
  name: z.string(),
  email: z.string().meta({ description: "masked" }),
  subject: z.string(),
  held_for: z.array(z.enum(HOLD_REASONS)).meta({ description: "the checks against spam that it did not pass" }),
  created_at: z.iso.datetime(),
  answer_by: z.iso.datetime().nullable().meta({ description: "as was promised, while it waits" }),
  next_events: z.array(z.enum(MESSAGE_EVENTS)).meta({ description: "what staff can do with it now" }),
});

const message = row.extend({
  is_guest: z.boolean(),
  text: z.string(),
  answers: z.array(
    z.object({
      text: z.string(),
      at: z.iso.datetime(),
      by: z.string().nullable().meta({ description: "the member of staff who wrote it" }),
    }),
  ),
  timeline,
});
export type StaffMessage = z.infer<typeof message>;

const messagesInput = listInput({
  filters: {
    state: anyOf(z.enum(MESSAGE_STATES)),
    reason: anyOf(z.enum(MESSAGE_REASONS)),
    storefront: anyOf(z.string().max(20)),
    created_at: timeRange,
    is_late: z.boolean().meta({ description: "whether it waits for an answer that was promised before now" }),
    search: searchIn("a number, a name, an email address, a subject or the number that it is about"),
    ids,
  },
  sorts: ["created_at", "-created_at"],
});
export type MessagesRequest = z.infer<typeof messagesInput>;

const reading = { method: "POST", permission: "contacts.read", effect: "read", area } as const;
const writing = { method: "POST", permission: "contacts.write", effect: "write", area } as const;

export const contacts = {
  list: defineStaffCall({
    ...reading,
    path: "/contacts/list",
    summary: "Messages of the contact form, the oldest first",
  })
    .input(messagesInput)
    .output(listOutput(row)),

  get: defineStaffCall({
    ...reading,
    path: "/contacts/get",
    summary: "One message with its answers and all that has happened to it",
  })
    .input(z.object({ number }))
    .output(message),

  answer: defineStaffCall({
    ...writing,
    path: "/contacts/answer",
    refusals: ["conflict"],
    summary: "Answers a message by mail",
  })
    .input(z.object({ number, text: z.string().trim().min(3).max(5_000) }))
    .output(moved),

  close: defineStaffCall({
    ...writing,
    path: "/contacts/close",
    refusals: ["conflict"],
    summary: "Closes a message",
  })
    .input(z.object({ number }))
    .output(moved),

  spam: defineStaffCall({
    ...writing,
    path: "/contacts/spam",
    refusals: ["conflict"],
    summary: "Marks a message as spam; nobody is written to",
  })
    .input(z.object({ number }))
    .output(moved),

  release: defineStaffCall({
    ...writing,
    path: "/contacts/release",
    refusals: ["conflict"],
    summary: "Releases a message that was held or taken for spam: support and the sender get it by mail",
  })
    .input(z.object({ number }))
    .output(moved),
};
