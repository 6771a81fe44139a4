import { z } from "zod";
import { defineCall, ownReading, ownWriting } from "#contracts/define-call.ts";
import { done, fieldText } from "#contracts/fields.ts";
import { DECLARATION_COLUMNS } from "#domain/forwarding/declarations/declaration-columns.ts";
import { MOST_FILE_ROWS } from "#domain/forwarding/declarations/declaration-file.ts";
import { MOST_TEMPLATES } from "#domain/forwarding/declarations/template.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { parcelLine } from "./parcel-data.ts";
import { declaredLine } from "./parcels.ts";

const area = "declarations";
/** For customers of a business alone: for everybody else there is nothing here (T065). */
const needs = "forwarding";
const reading = { ...ownReading(area), needs } as const;
const writing = { ...ownWriting(area), needs } as const;

const column = z.enum(DECLARATION_COLUMNS);
const row = z
  .int()
  .min(1)
  .max(MOST_FILE_ROWS + 1);
/** How many rows that need the reader are shown at once; the others are in the file that can be fetched. */
export const MOST_SHOWN_ROWS = 100;

const table = z.object({
  file_id: z.uuid().meta({ description: "an upload for the purpose declaration-table" }),
  corrections: z
    .array(z.object({ row, column, value: z.string().max(200) }))
    .max(1_000)
    .default([])
    .meta({ description: "what was mended in place since" }),
});
export type TableInput = z.infer<typeof table>;

const wrongRow = z.object({
  row,
  cells: z.record(column, z.string()),
  errors: z.partialRecord(column, z.string()).meta({ description: "a message for each wrong cell" }),
});

const TABLE_REFUSALS = ["columns", "rows", "quotes", "empty"] as const;

const judgement = z.object({
  refusal: z
    .object({ reason: z.enum(TABLE_REFUSALS), columns: z.array(column) })
    .nullable()
    .meta({ description: "why nothing of the file can be read; columns that are missing" }),
  rows: z.int(),
  parcels: z.int(),
  good_rows: z.int(),
  good_parcels: z.int(),
  waiting_rows: z.int().meta({ description: "right, but another row of their parcel is not" }),
  wrong_rows: z.int(),
  wrong: z.array(wrongRow).max(MOST_SHOWN_ROWS),
});
export type TableJudgement = z.infer<typeof judgement>;

const template = z.object({ id: z.int(), name: z.string(), lines: z.array(parcelLine) });
export type DeclarationTemplate = z.infer<typeof template>;

export const declarations = {
  check: defineCall({
    ...reading,
    path: "/declarations/check",
    summary: "Reads a file of declarations and says what is right and what is not; nothing is written",
  })
    .input(table)
    .output(judgement),

  apply: defineCall({
    ...writing,
    path: "/declarations/apply",
    timeoutMs: 30_000,
    summary: "Declares the parcels of a file whose rows are all right; the others stay as they are",
  })
    .input(table.extend({ is_attested: z.boolean() }))
    .output(judgement.extend({ declared: z.int().meta({ description: "how many parcels are declared now" }) })),

  rest: defineCall({
    ...reading,
    path: "/declarations/rest",
    timeoutMs: 30_000,
    summary: "The rows of a file that were not declared, with a column that says why",
  })
    .input(table.extend({ locale: z.enum(LANGUAGES) }))
    .output(z.object({ file_name: z.string(), text: z.string() })),

  templates: defineCall({
    ...reading,
    path: "/declarations/templates",
    summary: "What is declared often, by name",
  }).output(z.object({ templates: z.array(template).max(MOST_TEMPLATES) })),

  saveTemplate: defineCall({
    ...writing,
    path: "/declarations/save-template",
    summary: "Keeps lines under a name; the same name has the newest lines",
  })
    .input(z.object({ name: fieldText, lines: z.array(declaredLine).max(50) }))
    .output(z.object({ templates: z.array(template) })),

  deleteTemplate: defineCall({
    ...writing,
    path: "/declarations/delete-template",
    refusals: ["not_found"],
    summary: "Forgets a template",
  })
    .input(z.object({ id: z.int32() }))
    .output(done),

  last: defineCall({
    ...reading,
    path: "/declarations/last",
    summary: "What the last declared parcel of the same shop contained, or of any shop",
  })
    .input(z.object({ number: z.string().max(20) }))
    .output(z.object({ lines: z.array(parcelLine) })),
};
