import type { AnyProcedure } from "@orpc/server";
import { sql } from "drizzle-orm";
import type { StaffApprovalState } from "#domain/people/staff-approvals/staff-approval-machine.ts";
import { runApproved } from "#platform/calls/approvals.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { actingMember, type EnabledMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { staffApprovalAggregate } from "./staff-approval-aggregate.ts";
import type { StaffApprovalRow } from "./tables.ts";

export const endedNow = { endedAt: sql`clock_timestamp()` };

export interface StaffApprovalDeps {
  now: () => Date;
  /** The implementation of a call by its name. */
  staffCall(name: string): AnyProcedure;
  /** Null when disabled. */
  findEnabledMember(db: Database, id: number): Promise<EnabledMember | null>;
}

/**
 * Makes the call that was asked for, on the present state. The rights of both members are read again, because the lock may
 * have been waited for (F42). Where the call refuses, its refusal is the answer, and the request goes on waiting.
 */
export async function approve(
  { findEnabledMember, staffCall, now }: StaffApprovalDeps,
  context: StaffCallContext,
  number: string,
): Promise<StaffApprovalState> {
  const approval = await lockOfOther(context, number);
  if (approval.expiresAt <= now()) throw refuse("conflict");
  const member = actingMember(context);
  const rights = await findEnabledMember(context.db, member.id);
  if (!rights?.permissions.includes("approvals.write")) throw refuse("forbidden");
  const requester = await findEnabledMember(context.db, approval.requestedBy);
  if (!requester) throw refuse("conflict");
  const state = await end(context, approval, { event: "approve", decidedBy: member.id });
  const { call, input, idempotencyKey, amount } = approval;
  const stored = { procedure: staffCall(call), call, input, idempotencyKey, amount };
  await runApproved(context, { ...stored, requester, approver: { ...member, ...rights } });
  return state;
}

/** Ends the request without its call; the requester reads why. */
export async function reject(context: StaffCallContext, { number, reason }: { number: string; reason: string }) {
  const approval = await lockOfOther(context, number);
  return end(context, approval, { event: "reject", decidedBy: actingMember(context).id, note: reason });
}

/** Ends the own request. */
export async function withdraw(context: StaffCallContext, number: string) {
  const approval = await staffApprovalAggregate.lockInScope(context, number);
  if (approval.requestedBy !== actingMember(context).id) throw refuse("forbidden");
  return end(context, approval, { event: "withdraw" });
}

/** A request that another member made: nobody decides about the own one. */
async function lockOfOther(context: StaffCallContext, number: string): Promise<StaffApprovalRow> {
  const approval = await staffApprovalAggregate.lockInScope(context, number);
  if (approval.requestedBy === actingMember(context).id) throw refuse("own_request");
  return approval;
}

interface End {
  event: "approve" | "reject" | "withdraw";
  decidedBy?: number;
  note?: string;
}

async function end(context: StaffCallContext, approval: StaffApprovalRow, { event, ...changes }: End) {
  const cause = { actor: "staff", actorId: actingMember(context).id, note: changes.note } as const;
  const move = { event, ...cause, changes: { ...changes, ...endedNow } };
  return (await staffApprovalAggregate.move(context.db, approval, move)).state;
}
