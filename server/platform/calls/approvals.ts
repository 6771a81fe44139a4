import { isDeepStrictEqual } from "node:util";
import { type AnyProcedure, ORPCError } from "@orpc/server";
import { type ApprovalKind, isWithinLimit } from "#domain/people/staff-approvals/limits.ts";
import type { AuditSubject, AuditSubjects } from "../audit/record-audit-entry.ts";
import { withoutSecrets } from "../audit/without-secrets.ts";
import type { Database } from "../database/open-database.ts";
import { type Rollback, transact } from "../database/transact.ts";
import type { ApprovalRequest, MovedMoney } from "./approval-request.ts";
import { leaveEntry, type Made, type StaffWrite } from "./audited-write.ts";
import { refuse, refuseFor } from "./call-errors.ts";
import { runnerOf } from "./run-call.ts";
import { actingMember, type EnabledMember, type StaffCallContext, type StaffMember } from "./staff-call-context.ts";

interface LimitedCall extends StaffWrite {
  kind: ApprovalKind;
}

/**
 * Makes a limited call. Above the member's limit it is undone after it has run, so that the scope, the state and the fields
 * were checked, and a request for its approval is stored instead.
 */
export async function makeWithinLimit(
  tx: Database,
  limited: LimitedCall,
  make: (tx: Database) => Promise<Made>,
): Promise<unknown> {
  const outcome = await transact(tx, async (attempt, rollback: Rollback<Over>) => {
    const { output, subjects, moved } = await make(attempt);
    if (!moved) throw new Error(`${limited.call} did not say how much money it moves`);
    return isPermitted(limited, moved) ? output : rollback(new Over(moved, onlySubject(limited, subjects)));
  });
  if (!(outcome instanceof Over)) return outcome;
  const number = await limited.context.askForApproval(tx, requestOf(limited, outcome));
  await leaveEntry(tx, limited, [{ ...outcome.subject, name: `staff-approval:${number}` }]);
  return new Requested(number);
}

/** The answer that is kept under the key of a call that was not made. */
class Requested {
  readonly approval_requested: string;

  constructor(number: string) {
    this.approval_requested = number;
  }
}

class Over {
  readonly moved: MovedMoney;
  readonly subject: AuditSubject;

  constructor(moved: MovedMoney, subject: AuditSubject) {
    this.moved = moved;
    this.subject = subject;
  }
}

/** The limit that counts is that of the approver, who approves the amount that was shown and no other. */
function isPermitted({ context, kind }: LimitedCall, { amount }: MovedMoney): boolean {
  const { approved, member } = context;
  if (!approved) return isWithinLimit(actingMember({ member }).limits, kind, amount);
  if (amount !== approved.amount) throw refuse("conflict");
  if (!isWithinLimit(approved.by.limits, kind, amount)) throw refuse("forbidden");
  return true;
}

function onlySubject({ call }: LimitedCall, [subject, ...others]: AuditSubjects): AuditSubject {
  if (others.length > 0) throw new Error(`${call} needs an approval, and is about several subjects`);
  return subject;
}

function requestOf({ context, call, input, kind }: LimitedCall, { moved, subject }: Over): ApprovalRequest {
  if (!isDeepStrictEqual(withoutSecrets(input), input))
    throw new Error(`${call} needs an approval, and its input has secrets, which are not stored`);
  const { idempotencyKey = "" } = context.client;
  return { ...moved, kind, call, input, idempotencyKey, subject, requestedBy: actingMember(context).id };
}

/** Refuses a call whose answer, which may have been kept, is that its approval was requested. */
export function refuseRequested(answer: unknown): void {
  if (typeof answer === "object" && answer !== null && "approval_requested" in answer)
    throw refuseFor("approval_requested", String(answer.approval_requested));
}

interface StoredCall extends Pick<ApprovalRequest, "call" | "input" | "idempotencyKey" | "amount"> {
  procedure: AnyProcedure;
  requester: EnabledMember;
  approver: StaffMember;
}

/**
 * Makes an approved call, in the transaction of its approval and with all of its steps, so on the present state. It is the
 * requester's call; the approver needs its permission, its subject in scope and a limit that is not below its amount.
 */
export async function runApproved(context: StaffCallContext, stored: StoredCall): Promise<void> {
  const { procedure, call, input, idempotencyKey, amount, requester, approver } = stored;
  const { sessionId, steppedUpUntil } = approver;
  await runnerOf<StaffCallContext>(procedure, call.split("."))(input, {
    context: {
      ...context,
      member: { ...requester, sessionId, steppedUpUntil },
      client: { ...context.client, idempotencyKey },
      approved: { by: approver, amount },
    },
  }).catch(asRefused);
}

/** A stored input that the call does not read any more is no malformed request of the approver. */
function asRefused(error: unknown): never {
  throw error instanceof ORPCError && error.code === "BAD_REQUEST" ? refuse("conflict") : error;
}
