import { z } from "zod";
import { done, emailText } from "#contracts/fields.ts";
import { anyOf, listInput, listOutput, searchIn } from "#contracts/listing.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { MOST_KEY_CHARACTERS, translatedText } from "#contracts/translated-text.ts";
import { LONGEST_TEXT, TEXT_PROBLEMS } from "#domain/content/translations/check-text.ts";
import { TEXT_TABLE_PROBLEMS } from "#domain/content/translations/text-table.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { LIST_LIMIT, LIST_LIMIT_MAX } from "#domain/shared/limits/lists.ts";

const area = "translations";
const layer = { storefront: z.string().max(20).optional().meta({ description: "none: the texts of all storefronts" }) };
const language = z.enum(LANGUAGES);
const key = z.string().min(1).max(MOST_KEY_CHARACTERS);
const version = z.int32().min(0).meta({ description: "of the text as it was read; 0 where it was not changed" });

const reading = { method: "POST", permission: "translations.read", effect: "read", area } as const;
const writing = { method: "POST", permission: "translations.write", effect: "write", area } as const;

const textsInput = z.object({
  ...layer,
  language,
  search: z.string().min(1).max(100).optional(),
  changed: z.boolean().default(false).meta({ description: "only what staff changed" }),
  after: z.string().max(MOST_KEY_CHARACTERS).optional(),
  limit: z.int().min(1).max(LIST_LIMIT_MAX).default(LIST_LIMIT),
});
export type TextsRequest = z.infer<typeof textsInput>;

const shownText = z.object({
  key: z.string(),
  english: z.string(),
  source: z.string(),
  text: z.string(),
  version: z.int(),
  changed_at: z.iso.datetime().nullable(),
});

const changedInput = listInput({
  filters: { storefront: anyOf(z.string().max(20)), language: anyOf(language), search: searchIn("a key or a text") },
  sorts: ["-changed_at"],
});
export type ChangedRequest = z.infer<typeof changedInput>;

const MOST_CHARACTERS = 200_000;

export const translations = {
  list: defineStaffCall({
    ...reading,
    path: "/translations/list",
    summary: "The messages of a language with what staff put over them, by key",
  })
    .input(textsInput)
    .output(listOutput(shownText)),

  get: defineStaffCall({
    ...reading,
    path: "/translations/get",
    summary: "A message in every language, with its placeholders and its history",
  })
    .input(z.object({ ...layer, key }))
    .output(translatedText),

  getCoverage: defineStaffCall({
    ...reading,
    path: "/translations/get-coverage",
    summary: "How much of each language there is, and how much of it was changed",
  })
    .input(z.object(layer))
    .output(
      z.object({
        languages: z.array(
          z.object({
            language,
            messages: z.int(),
            missing: z.int(),
            changed_everywhere: z.int(),
            changed_here: z.int(),
          }),
        ),
      }),
    ),

  export: defineStaffCall({
    ...reading,
    path: "/translations/export",
    summary: "The messages of a language as a table, with the English ones beside them",
  })
    .input(z.object({ ...layer, language, changed: z.boolean().default(false) }))
    .output(z.object({ csv: z.string() })),

  save: defineStaffCall({
    ...writing,
    path: "/translations/save",
    summary: "Puts a text over a message, in one storefront or in all of them",
    refusals: ["stale_version", "invalid_input"],
  })
    .input(z.object({ ...layer, language, key, text: z.string().max(LONGEST_TEXT + 1), version }))
    .output(z.object({ version: z.int() })),

  revert: defineStaffCall({
    ...writing,
    path: "/translations/revert",
    summary: "Takes a text away again",
    refusals: ["stale_version"],
  })
    .input(z.object({ ...layer, language, key, version }))
    .output(z.object({ text: z.string() })),

  import: defineStaffCall({
    ...writing,
    path: "/translations/import",
    summary: "Brings in a table of texts, as a whole or not at all; a dry run only says what would happen",
  })
    .input(z.object({ ...layer, language, csv: z.string().min(1).max(MOST_CHARACTERS), dry_run: z.boolean() }))
    .output(
      z.object({
        changed: z.int(),
        reverted: z.int(),
        unchanged: z.int(),
        problems: z.array(z.object({ line: z.int(), problem: z.enum([...TEXT_PROBLEMS, ...TEXT_TABLE_PROBLEMS]) })),
        is_written: z.boolean(),
      }),
    ),

  allow: defineStaffCall({
    ...writing,
    path: "/translations/allow",
    summary: "Lets a customer's account translate in the shop, or not any more",
    refusals: ["invalid_input"],
  })
    .input(z.object({ storefront: z.string().max(20), email: emailText, is_allowed: z.boolean() }))
    .output(done),
};

export const changedTexts = {
  list: defineStaffCall({
    ...reading,
    path: "/changed-texts/list",
    summary: "Every text that lies over a message, the newest first",
  })
    .input(changedInput)
    .output(
      listOutput(
        z.object({
          storefront: z.string().nullable().meta({ description: "null: in all storefronts" }),
          language,
          key: z.string(),
          source: z.string(),
          text: z.string(),
          version: z.int(),
          changed_at: z.iso.datetime().nullable().meta({ description: "null: it was taken away" }),
        }),
      ),
    ),
};
