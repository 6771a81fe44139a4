import { implement, type Middleware } from "@orpc/server";
import { staffContract } from "#contracts/staff/contract.ts";
import type { StaffCallPolicy } from "#contracts/staff/define-staff-call.ts";
import { failpoint } from "#failpoints";
import { type AuditSubjects, recordAuditEntry } from "../audit/record-audit-entry.ts";
import { transact } from "../database/transact.ts";
import { refuse } from "./call-errors.ts";
import { asDeclared } from "./declared-answers.ts";
import { isAnsweredOnce, type Keep, runOnce } from "./idempotency.ts";
import { actingMember, type StaffCallContext } from "./staff-call-context.ts";
import { scopeOf } from "./staff-scope.ts";

type Step<Changes extends object> = Middleware<
  StaffCallContext,
  Changes,
  unknown,
  unknown,
  Record<never, never>,
  StaffCallPolicy
>;

/** Refuses members whose roles do not allow the call, and asks for a fresh code before a dangerous one. */
export const enforcePermission: Step<Record<never, never>> = async ({ context, next, procedure, path }) => {
  refuseUnauthorised(procedure["~orpc"].meta, context);
  return asDeclared(procedure, path, await next());
};

function refuseUnauthorised({ access, permission, stepUp }: StaffCallPolicy, context: StaffCallContext): void {
  if (access === "public") return;
  const member = actingMember(context);
  if (permission !== null && !member.permissions.includes(permission)) throw refuse("forbidden");
  if (stepUp && member.steppedUpUntil === null) throw refuse("step_up_required");
}

/** Gives a call its scope, and a write its transaction with an audit entry and, where it says so, its idempotency. */
export const runInScope: Step<Pick<StaffCallContext, "db" | "concerns" | "madeVersion">> = async (
  { context, next, procedure, path },
  input,
) => {
  const { permission, effect, idempotent: rule } = procedure["~orpc"].meta;
  const { db, concerns: noSubject, madeVersion: noVersion } = context;
  if (permission === null) return next({ context: { db, concerns: noSubject, madeVersion: noVersion } });
  const member = actingMember(context);
  const scope = scopeOf(context);
  const assertScope = (...subjects: AuditSubjects) => {
    if (!subjects.every((subject) => scope.has(subject))) throw refuse("not_found");
  };
  if (effect === "read") return next({ context: { db, concerns: assertScope, madeVersion: noVersion } });
  const call = path.join(".");
  const { requestId } = context;
  const { address, idempotencyKey } = context.client;
  const write = (keep?: Keep<unknown>) =>
    transact(db, async (tx) => {
      const named: AuditSubjects[] = [];
      const versions = new Map<string, number>();
      const concerns = (...subjects: AuditSubjects) => {
        assertScope(...subjects);
        named.push(subjects);
      };
      const madeVersion = (subject: string, version: number) => void versions.set(subject, version);
      const result = await next({ context: { db: tx, concerns, madeVersion } });
      const [subjects, ...others] = named;
      if (!subjects || others.length > 0) throw new Error(`${call} named its subject ${named.length} times, not once`);
      const by = { memberId: member.id, memberName: member.name };
      await recordAuditEntry(tx, { ...by, call, input, requestId, address, versions }, ...subjects);
      await keep?.(tx, result.output);
      failpoint(`${call} before commit`);
      return result.output;
    });
  const repeatable = { owner: `staff ${member.id}`, call, key: idempotencyKey };
  const answer = isAnsweredOnce(rule, idempotencyKey) ? await runOnce(db, repeatable, input, write) : await write();
  failpoint(`${call} after commit`);
  return { output: answer, context: { db, concerns: noSubject, madeVersion: noVersion } };
};

/**
 * The staff contract, to be implemented by use cases. The input is validated between the two steps: nobody learns a call's
 * shape without its permission, and an audit entry holds only what the call takes. Answers are validated in tests only.
 */
export const staffCalls = implement(staffContract, {
  initialInputValidationIndex: -1,
  initialOutputValidationIndex: Number.NaN,
})
  .$context<StaffCallContext>()
  .use(enforcePermission)
  .use(runInScope);
