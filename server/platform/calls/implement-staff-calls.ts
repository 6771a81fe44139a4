import { implement, type Middleware } from "@orpc/server";
import { staffContract } from "#contracts/staff/contract.ts";
import type { StaffCallPolicy } from "#contracts/staff/define-staff-call.ts";
import { failpoint } from "#failpoints";
import type { AuditSubjects } from "../audit/record-audit-entry.ts";
import type { Database } from "../database/open-database.ts";
import { transact } from "../database/transact.ts";
import { makeWithinLimit, refuseRequested } from "./approvals.ts";
import { makeAudited } from "./audited-write.ts";
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
  for (const { permissions, steppedUpUntil } of membersOf(context)) {
    if (permission !== null && !permissions.includes(permission)) throw refuse("forbidden");
    if (stepUp && steppedUpUntil === null) throw refuse("step_up_required");
  }
}

/** Those whose rights a call needs: the member's own, and the approver's where it was approved. */
function membersOf(context: StaffCallContext): [StaffMember, ...StaffMember[]] {
  const { approved } = context;
  return [actingMember(context), ...(approved ? [approved.by] : [])];
}

type Scoped = Pick<StaffCallContext, "db" | "concerns" | "scope" | "concernsEveryone" | "madeVersion" | "amountsTo">;

/** The scope of a call, which remembers whether the call asked about it. */
function boundsOf([member, ...others]: readonly [StaffMember, ...StaffMember[]]) {
  const scope = new StaffScope(member);
  const scopes = [scope, ...others.map((other) => new StaffScope(other))];
  let hasAsked = false;
  const asked = () => {
    hasAsked = true;
    return scope;
  };
  return {
    isAsked: () => hasAsked,
    scope: asked,
    concerns(...subjects: AuditSubjects) {
      asked();
      if (!subjects.every((subject) => scopes.every((each) => each.has(subject)))) throw refuse("not_found");
    },
    concernsEveryone: () => void asked(),
  };
}

/** Gives a call its scope, and a write its transaction with an audit entry and, where it says so, its idempotency. */
export const runInScope: Step<Scoped> = async ({ context, next, procedure, path }, input) => {
  const { permission, effect, idempotent: rule, approval: kind } = procedure["~orpc"].meta;
  const outside: Scoped = context;
  if (permission === null) return next({ context: outside });
  const call = path.join(".");
  const { isAsked, ...bounds } = boundsOf(membersOf(context));
  if (effect === "read") {
    const result = await next({ context: { ...outside, ...bounds } });
    if (!isAsked()) throw new Error(`${call} neither asked for the scope nor named a subject`);
    return result;
  }
  const { db, client, approved } = context;
  const made = { context, call, input };
  const make = (tx: Database) =>
    makeAudited(tx, made, bounds.concerns, async (notes) => {
      const { output } = await next({ context: { ...bounds, ...notes, db: tx } });
      return output;
    });
  const write = (keep?: Keep<unknown>) =>
    transact(db, async (tx) => {
      const output = kind ? await makeWithinLimit(tx, { ...made, kind }, make) : (await make(tx)).output;
      await keep?.(tx, output);
      failpoint(`${call} before commit`);
      return output;
    });
  const { idempotencyKey: key } = client;
  const repeatable = { owner: `staff ${actingMember(context).id}`, call, key };
  // An approved call has the key of its request, whose kept answer is that it was requested. Its approval is given once.
  const isOnce = isAnsweredOnce(rule, key) && !approved;
  const output = isOnce ? await runOnce(db, repeatable, input, write) : await write();
  failpoint(`${call} after commit`);
  refuseRequested(output);
  return { output, context: outside };
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
