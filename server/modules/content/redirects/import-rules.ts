import { type RuleProblem, ruleProblem } from "#domain/content/redirects/check-rule.ts";
import type { RouteRule } from "#domain/content/redirects/route-rule.ts";
import { readRuleTable, type TableProblem, type TableRow } from "#domain/content/redirects/rule-table.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { lockRules, redirectName, writeRule } from "./rule-store.ts";
import type { RuleRow } from "./tables.ts";

interface Refused {
  line: number;
  problem: RuleProblem | TableProblem;
}

/** Brings in a whole table, or nothing when a line of it is wrong; a dry run only says what would happen. */
export async function importRules(
  { db: tx, madeVersion }: Pick<StaffCallContext, "db" | "madeVersion">,
  storefront: Pick<StorefrontProfile, "code" | "redirectHosts">,
  { csv, isDryRun }: { csv: string; isDryRun: boolean },
) {
  const present = await lockRules(tx, storefront.code);
  const { rows, refused } = readRuleTable(csv);
  const problems = [...refused, ...problemsOf(rows, present, storefront.redirectHosts)].sort((a, b) => a.line - b.line);
  const plan = rows.map(({ rule }) => ({ rule, known: present.find((one) => isSame(one, rule)) ?? null }));
  const changed = plan.filter(({ rule, known }) => known !== null && !isEqual(known, rule));
  const added = plan.filter(({ known }) => known === null);
  const isWritten = !isDryRun && problems.length === 0;
  if (isWritten)
    for (const { rule, known } of [...added, ...changed]) {
      const { id, version } = await writeRule(tx, storefront.code, rule, known?.id ?? null);
      if (known) madeVersion(redirectName(id), version);
    }
  return {
    added: added.length,
    changed: changed.length,
    unchanged: plan.length - added.length - changed.length,
    problems,
    is_written: isWritten,
  };
}

const isSame = (a: RouteRule, b: RouteRule) => a.path === b.path && a.language === b.language;

const isEqual = (a: RouteRule, b: RouteRule) =>
  a.target === b.target &&
  a.status === b.status &&
  a.startsAt?.getTime() === b.startsAt?.getTime() &&
  a.endsAt?.getTime() === b.endsAt?.getTime();

/** Each line is checked against the rules as they will be, all lines included. */
function problemsOf(
  rows: readonly TableRow[],
  present: readonly RuleRow[],
  allowedHosts: readonly string[],
): Refused[] {
  const stay = present.filter((one) => !rows.some(({ rule }) => isSame(one, rule)));
  return rows.flatMap(({ line, rule }) => {
    const others = [...stay, ...rows.filter((row) => row.line !== line).map((row) => row.rule)];
    const problem = ruleProblem(rule, { others, allowedHosts, parseUrl: URL.parse });
    return problem === null ? [] : [{ line, problem }];
  });
}
