import { z } from "zod";

/** The kinds of entries that every row with a machine has: its status events, mails about it, and calls of staff. */
export const ROW_KINDS = ["state", "mail", "staff"] as const;

/** Something that happened, of one of these kinds. */
export const timelineEntry = <const Kind extends string>(kinds: readonly Kind[]) =>
  z.object({
    at: z.iso.datetime(),
    kind: z.enum(kinds),
    event: z
      .string()
      .meta({ description: "an event of its machine, a tracking code, the template of a mail, or a call" }),
    by: z.string().nullable().meta({ description: "the member of staff who caused it" }),
    note: z.string().nullable(),
  });

/** All that has happened to a row. */
export const timelineOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).meta({ description: "the newest first" });

/** All that has happened to a row with a machine. */
export const timeline = timelineOf(timelineEntry(ROW_KINDS));
