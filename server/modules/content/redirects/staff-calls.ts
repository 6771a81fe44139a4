import { eq } from "drizzle-orm";
import type { RuleInput } from "#contracts/staff/content/redirects.ts";
import { RULE_PROBLEM_FIELDS, ruleProblem } from "#domain/content/redirects/check-rule.ts";
import { type RouteRule, rulePath } from "#domain/content/redirects/route-rule.ts";
import { ruleTable } from "#domain/content/redirects/rule-table.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import { assertVersion } from "#platform/calls/assert-version.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { importRules } from "./import-rules.ts";
import { listMissed, listRules, presentRule } from "./list-for-staff.ts";
import { deleteRule, findRule, lockRules, redirectName, writeRule } from "./rule-store.ts";
import { type RuleRow, routeRules } from "./tables.ts";

interface StaffRuleDeps {
  directory: Pick<StorefrontDirectory, "all">;
}

export function createStaffRuleCalls({ directory }: StaffRuleDeps) {
  const { redirects, missedPaths } = staffCalls;
  const storefrontOf = (code: string) => {
    const storefront = directory.all().find((one) => one.code === code);
    if (!storefront) throw refuse("not_found");
    return storefront;
  };

  /** Saves a rule among the others of its storefront; `id` is that of the rule it changes. */
  const save = async ({ db }: StaffCallContext, code: string, typed: RuleInput, id: number | null) => {
    const rule = ruleOf(typed);
    const present = await lockRules(db, code);
    const others = present.filter((other) => other.id !== id);
    const allowedHosts = storefrontOf(code).redirectHosts;
    const problem = ruleProblem(rule, { others, allowedHosts, parseUrl: URL.parse });
    if (problem) throw refuseFields({ [RULE_PROBLEM_FIELDS[problem]]: `staff.redirects.problem.${problem}` });
    const { id: written, version } = await writeRule(db, code, rule, id);
    return { id: written, version };
  };

  /** The rule that a member looked at, unless it is another one by now. */
  const current = async ({ db, concerns }: StaffCallContext, { id, version }: { id: number; version: number }) => {
    const found = await findRule(db, id);
    const subject = subjectOf(found);
    concerns(subject);
    const rule = (await lockRules(db, found.storefrontCode)).find((one) => one.id === id);
    if (!rule) throw refuse("not_found");
    await assertVersion(db, version, { subject, version: rule.version, present: () => presentRule(rule) });
    return rule;
  };

  return {
    redirects: {
      list: redirects.list.handler(({ input, context }) => listRules(context, input)),
      export: redirects.export.handler(async ({ input: { storefront }, context }) => {
        context.concerns({ name: `redirects:${storefront}`, storefronts: [storefront] });
        const rules = await context.db
          .select()
          .from(routeRules)
          .where(eq(routeRules.storefrontCode, storefront))
          .orderBy(routeRules.path, routeRules.id);
        return { csv: ruleTable(rules) };
      }),
      add: redirects.add.handler(async ({ input: { storefront, ...typed }, context }) => {
        context.concerns({ name: `redirect:${storefront}:${typed.path}`, storefronts: [storefront] });
        return save(context, storefront, typed, null);
      }),
      change: redirects.change.handler(async ({ input, context }) => {
        const { id, storefrontCode } = await current(context, input);
        const saved = await save(context, storefrontCode, input, id);
        context.madeVersion(redirectName(id), saved.version);
        return saved;
      }),
      remove: redirects.remove.handler(async ({ input, context }) => {
        const { id } = await current(context, input);
        await deleteRule(context.db, id);
        return { status: true as const };
      }),
      import: redirects.import.handler(({ input: { storefront, csv, dry_run }, context }) => {
        context.concerns({ name: `redirects:${storefront}`, storefronts: [storefront] });
        return importRules(context, storefrontOf(storefront), { csv, isDryRun: dry_run });
      }),
    },
    missedPaths: { list: missedPaths.list.handler(({ input, context }) => listMissed(context, input)) },
  };
}

const subjectOf = ({ id, storefrontCode }: RuleRow) => ({ name: redirectName(id), storefronts: [storefrontCode] });

const ruleOf = ({ path, language, target, status, starts_at, ends_at }: RuleInput): RouteRule => ({
  path: rulePath(path.trim()),
  language: language ?? null,
  target: target?.trim() || null,
  status,
  startsAt: starts_at === undefined ? null : new Date(starts_at),
  endsAt: ends_at === undefined ? null : new Date(ends_at),
});
