import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { INBOX_TASKS } from "#domain/people/inbox/inbox-tasks.ts";

const item = z.object({
  task: z.enum(INBOX_TASKS),
  tone: z.enum(["warn", "bad"]),
  number: z.string().meta({ description: "of the parcel, request or invoice" }),
  until: z.iso.date().nullable(),
  /** The page where it is done, without language. */
  path: z.string(),
});
export type InboxItem = z.infer<typeof item>;

export const inbox = {
  get: defineCall({
    method: "POST",
    path: "/inbox/get",
    access: "signed-in",
    effect: "read",
    area: "inbox",
    summary: "Everything that waits for the customer, the soonest first",
  }).output(z.object({ items: z.array(item) })),
};
