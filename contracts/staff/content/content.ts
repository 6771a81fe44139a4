import { z } from "zod";
import { contentBlocks } from "#contracts/content-blocks.ts";
import { id } from "#contracts/fields.ts";
import { anyOf, ids, listInput, listOutput, timeRange } from "#contracts/listing.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { CONTENT_KINDS } from "#domain/content/content/content-kinds.ts";
import { CONTENT_EVENTS, CONTENT_STATES } from "#domain/content/content/content-machine.ts";
import { TEXT_LIMITS } from "#domain/content/content/publishable.ts";
import { MOST_FILES_PER_SUBJECT } from "#domain/operations/files/file-limits.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";

const area = "content";
const version = z.int32().positive().meta({ description: "of the entry as it was read; another one is refused" });
const slug = z
  .string()
  .max(TEXT_LIMITS.slug)
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/)
  .meta({ description: "in small Latin letters, words by hyphens" });
const key = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/);

const entry = z.object({
  id: z.int(),
  storefront: z.string(),
  kind: z.enum(CONTENT_KINDS),
  key: z.string(),
  title: z.string().nullable().meta({ description: "in English, else in the first language that there is" }),
  languages: z.array(z.enum(LANGUAGES)),
  state: z.enum(CONTENT_STATES),
  publish_at: z.iso.datetime().nullable(),
  unpublish_at: z.iso.datetime().nullable(),
  version: z.int(),
  created_at: z.iso.datetime(),
  next_events: z.array(z.enum(CONTENT_EVENTS)).meta({ description: "what staff can do with it now" }),
});

const entriesInput = listInput({
  filters: {
    state: anyOf(z.enum(CONTENT_STATES)),
    kind: anyOf(z.enum(CONTENT_KINDS)),
    storefront: anyOf(z.string().max(20)),
    created_at: timeRange,
    ids,
  },
  sorts: ["-created_at", "created_at"],
});
export type EntriesRequest = z.infer<typeof entriesInput>;

const text = z.object({
  language: z.enum(LANGUAGES),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  blocks: contentBlocks,
  changed_at: z.iso.datetime(),
});

const write = { method: "POST", permission: "content.write", effect: "write", area } as const;
const changed = z.object({ id: z.int(), version: z.int(), state: z.enum(CONTENT_STATES) });

export const content = {
  list: defineStaffCall({
    method: "POST",
    path: "/content/list",
    permission: "content.read",
    effect: "read",
    area,
    summary: "Articles, questions and pages, the newest first",
  })
    .input(entriesInput)
    .output(listOutput(entry)),

  get: defineStaffCall({
    method: "POST",
    path: "/content/get",
    permission: "content.read",
    effect: "read",
    area,
    summary: "An entry with its texts, its last revisions and what readers said of it",
  })
    .input(z.object({ id }))
    .output(
      entry.extend({
        texts: z.array(text),
        revisions: z.array(
          z.object({
            language: z.enum(LANGUAGES),
            version: z.int(),
            title: z.string(),
            made_by: z.int().nullable(),
            at: z.iso.datetime(),
          }),
        ),
        votes: z.object({ helped: z.int(), did_not: z.int() }),
      }),
    ),

  create: defineStaffCall({
    ...write,
    path: "/content/create",
    summary: "Begins an article, a question or a page without a text",
    refusals: ["conflict", "invalid_input"],
  })
    .input(
      z.object({
        storefront: z.string().max(20),
        kind: z.enum(CONTENT_KINDS),
        key,
        group: z.string().max(60).optional().meta({ description: "the key of a topic or of a group of questions" }),
        author: z.string().trim().min(1).max(100).optional(),
        cover: z
          .string()
          .max(300)
          .regex(/^\w[\w./-]*$/)
          .optional(),
      }),
    )
    .output(changed),

  saveText: defineStaffCall({
    ...write,
    path: "/content/save-text",
    summary: "Writes an entry's text in one language; an earlier address leads to the new one",
    refusals: ["stale_version", "invalid_input"],
  })
    .input(
      z.object({
        id,
        version,
        language: z.enum(LANGUAGES),
        slug,
        title: z.string().trim().min(1).max(TEXT_LIMITS.title),
        description: z.string().trim().max(TEXT_LIMITS.description),
        blocks: contentBlocks,
      }),
    )
    .output(changed),

  preview: defineStaffCall({
    ...write,
    path: "/content/preview",
    summary: "Makes a link that shows one text as it will be, for a day",
    refusals: ["invalid_input"],
  })
    .input(z.object({ id, language: z.enum(LANGUAGES) }))
    .output(z.object({ url: z.string(), expires_at: z.iso.datetime() })),

  addPictures: defineStaffCall({
    ...write,
    path: "/content/add-pictures",
    summary: "Makes uploaded files the pictures of an entry; texts and covers name them by the paths",
    refusals: ["too_many_files"],
  })
    .input(z.object({ id, files: z.array(z.uuid()).max(MOST_FILES_PER_SUBJECT) }))
    .output(z.object({ paths: z.array(z.string()) })),

  move: defineStaffCall({
    ...write,
    path: "/content/move",
    permission: "content.publish",
    summary: "Publishes an entry, now or at a time, or takes it away",
    refusals: ["conflict", "stale_version", "invalid_input"],
  })
    .input(
      z.object({
        id,
        version,
        event: z.enum(CONTENT_EVENTS),
        publish_at: z.iso.datetime().optional().meta({ description: "for schedule" }),
        unpublish_at: z.iso.datetime().optional().meta({ description: "for publish and schedule" }),
      }),
    )
    .output(changed),
};
