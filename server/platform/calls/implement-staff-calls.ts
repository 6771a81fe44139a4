import { implement, type Middleware } from "@orpc/server";
import { staffContract } from "#contracts/staff/contract.ts";
import type { StaffCallPolicy } from "#contracts/staff/define-staff-call.ts";
import { failpoint } from "#failpoints";
import { type AuditSubjects, recordAuditEntry } from "../audit/record-audit-entry.ts";
import { transact } from "../database/transact.ts";
import { refuse } from "./call-errors.ts";
import { asDeclared } from "./declared-answers.ts";
import { isAnsweredOnce, type Keep, runOnce } from "./idempotency.ts";
import { actingMember, type StaffCallContext, type StaffMember } from "./staff-call-context.ts";
import { StaffScope } from "./staff-scope.ts";

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

type Scoped = Pick<StaffCallContext, "db" | "concerns" | "scope" | "concernsEveryone" | "madeVersion">;

/** The scope of a member, which remembers whether a call asked about it. */
function boundsOf(member: StaffMember) {
  const scope = new StaffScope(member);
  let hasAsked = false;
  const asked = () => {
    hasAsked = true;
    return scope;
  };
  return {
    isAsked: () => hasAsked,
    scope: asked,
    concerns(...subjects: AuditSubjects) {
      if (!subjects.every((subject) => asked().has(subject))) throw refuse("not_found");
    },
    concernsEveryone: () => void asked(),
  };
}

/** Gives a call its scope, and a write its transaction with an audit entry and, where it says so, its idempotency. */
export const runInScope: Step<Scoped> = async ({ context, next, procedure, path }, input) => {
  const { permission, effect, idempotent: rule } = procedure["~orpc"].meta;
  const { db, concerns: noSubject, scope, concernsEveryone, madeVersion: noVersion } = context;
  const outside: Scoped = { db, concerns: noSubject, scope, concernsEveryone, madeVersion: noVersion };
  if (permission === null) return next({ context: outside });
  const member = actingMember(context);
  const call = path.join(".");
  const { isAsked, ...bounds } = boundsOf(member);
  if (effect === "read") {
    const result = await next({ context: { db, ...bounds, madeVersion: noVersion } });
    if (!isAsked()) throw new Error(`${call} neither asked for the scope nor named a subject`);
    return result;
  }
  const { requestId } = context;
  const { address, idempotencyKey } = context.client;
  const write = (keep?: Keep<unknown>) =>
    transact(db, async (tx) => {
      const named: AuditSubjects[] = [];
      const versions = new Map<string, number>();
      const concerns = (...subjects: AuditSubjects) => {
        bounds.concerns(...subjects);
        named.push(subjects);
      };
      const madeVersion = (subject: string, version: number) => void versions.set(subject, version);
      const result = await next({ context: { ...bounds, db: tx, concerns, madeVersion } });
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
  return { output: answer, context: outside };
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
