import { ADJUST_BALANCE_PERMISSION, isAdjustment } from "#domain/money/balance/adjustment.ts";
import {
  type Adjustment,
  adjustmentMovement,
  type Refund,
  refundMovement,
  type Spending,
  spendingMovement,
  type TopUp,
  topUpMovement,
} from "#domain/money/balance/movement.ts";
import type { Permission } from "#domain/people/access/permissions.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type PostResult, post } from "./post.ts";

/** The acting staff member, with their permissions. */
export interface StaffMember {
  id: number;
  permissions: readonly Permission[];
}

export async function topUp(db: Database, command: TopUp): Promise<PostResult> {
  return post(db, topUpMovement(command));
}

export async function spend(db: Database, command: Spending): Promise<PostResult> {
  return post(db, spendingMovement(command));
}

export async function refund(db: Database, command: Refund): Promise<PostResult> {
  return post(db, refundMovement(command));
}

/** Changes a balance by hand: only with the permission, and only with a reason. */
export async function adjust(
  db: Database,
  command: Omit<Adjustment, "staffId">,
  staff: StaffMember,
): Promise<PostResult | { result: "forbidden" | "invalid" }> {
  if (!staff.permissions.includes(ADJUST_BALANCE_PERMISSION)) return { result: "forbidden" };
  const reason = command.reason.trim();
  if (!isAdjustment(command.amount, reason)) return { result: "invalid" };
  return post(db, adjustmentMovement({ ...command, reason, staffId: staff.id }));
}
