import { z } from "zod";
import { done, id, moment } from "#contracts/fields.ts";
import { anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { LONGEST_RULE_PATH, LONGEST_RULE_TARGET, RULE_PROBLEMS } from "#domain/content/redirects/check-rule.ts";
import { RULE_STATUSES } from "#domain/content/redirects/route-rule.ts";
import { TABLE_PROBLEMS } from "#domain/content/redirects/rule-table.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";

const area = "redirects";
const storefront = z.string().max(20);
const version = z.int32().positive().meta({ description: "of the rule as it was read; another one is refused" });

const rule = z.object({
  id: z.int(),
  storefront: z.string(),
  path: z.string().meta({ description: "without language; one that ends in * stands for all that begin like it" }),
  language: z.enum(LANGUAGES).nullable().meta({ description: "null: in every language" }),
  target: z.string().nullable(),
  status: z.literal(RULE_STATUSES),
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  hits: z.int(),
  last_hit_at: z.iso.datetime().nullable(),
  version: z.int(),
  created_at: z.iso.datetime(),
});

const rulesInput = listInput({
  filters: {
    storefront: anyOf(storefront),
    created_at: timeRange,
    search: searchIn("a part of a path or of its target"),
    ids,
  },
  sorts: ["-created_at", "created_at", "-hits", "hits"],
});
export type RulesRequest = z.infer<typeof rulesInput>;

const reading = { method: "POST", permission: "redirects.read", effect: "read", area } as const;
const writing = { method: "POST", permission: "redirects.write", effect: "write", area } as const;

const missed = z.object({
  storefront: z.string(),
  path: z.string(),
  count: z.int().meta({ description: "visits of the last 90 days" }),
  last_day: z.iso.date(),
  referring_hosts: z.array(z.string()).meta({ description: "where links to it were" }),
});

const missedInput = listInput({
  filters: { storefront: anyOf(storefront), search: searchIn("a part of a path") },
  sorts: ["-count"],
});
export type MissedRequest = z.infer<typeof missedInput>;

const ruleInput = z.object({
  path: z.string().min(1).max(LONGEST_RULE_PATH),
  language: z.enum(LANGUAGES).optional(),
  target: z.string().max(LONGEST_RULE_TARGET).optional().meta({ description: "none for 410" }),
  status: z.literal(RULE_STATUSES),
  starts_at: moment.optional(),
  ends_at: moment.optional(),
});
export type RuleInput = z.infer<typeof ruleInput>;

const saved = z.object({ id: z.int(), version: z.int() });

const MOST_CHARACTERS = 200_000;

export const redirects = {
  list: defineStaffCall({
    ...reading,
    path: "/redirects/list",
    summary: "Route rules with how often they were followed, the newest first",
  })
    .input(rulesInput)
    .output(listOutput(rule)),

  export: defineStaffCall({
    ...reading,
    path: "/redirects/export",
    summary: "The rules of a storefront as a table",
  })
    .input(z.object({ storefront }))
    .output(z.object({ csv: z.string() })),

  add: defineStaffCall({
    ...writing,
    path: "/redirects/add",
    summary: "Adds a route rule; loops and chains are refused",
    refusals: ["invalid_input"],
  })
    .input(ruleInput.extend({ storefront }))
    .output(saved),

  change: defineStaffCall({
    ...writing,
    path: "/redirects/change",
    summary: "Changes a route rule",
    refusals: ["stale_version", "invalid_input"],
  })
    .input(ruleInput.extend({ id, version }))
    .output(saved),

  remove: defineStaffCall({
    ...writing,
    path: "/redirects/remove",
    summary: "Removes a route rule",
    refusals: ["stale_version"],
  })
    .input(z.object({ id, version }))
    .output(done),

  import: defineStaffCall({
    ...writing,
    path: "/redirects/import",
    summary: "Brings in a table of rules, as a whole or not at all; a dry run only says what would happen",
  })
    .input(z.object({ storefront, csv: z.string().min(1).max(MOST_CHARACTERS), dry_run: z.boolean() }))
    .output(
      z.object({
        added: z.int(),
        changed: z.int(),
        unchanged: z.int(),
        problems: z.array(z.object({ line: z.int(), problem: z.enum([...RULE_PROBLEMS, ...TABLE_PROBLEMS]) })),
        is_written: z.boolean(),
      }),
    ),
};

export const missedPaths = {
  list: defineStaffCall({
    ...reading,
    path: "/missed-paths/list",
    summary: "Addresses that visitors asked for in vain, the most wanted first",
  })
    .input(missedInput)
    .output(listOutput(missed)),
};
