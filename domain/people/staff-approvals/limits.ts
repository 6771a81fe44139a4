import type { Money } from "#domain/money/money/money.ts";
import { grants, type Permission } from "../access/permissions.ts";

/** The kinds of calls of staff that move money. A great amount of theirs needs the approval of a second member. */
export const APPROVAL_KINDS = ["adjustment", "refund"] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** The permission that every call of a kind needs. */
export const PERMISSION_OF_KIND: Readonly<Record<ApprovalKind, Permission>> = {
  adjustment: "ledger.adjust",
  refund: "orders.refund",
};

/**
 * The greatest amount that needs no approval, by kind, in 1/10 000 of the unit of whatever currency is moved. A kind that is
 * left out has no limit.
 */
export type Limits = Readonly<Partial<Record<ApprovalKind, number>>>;

interface Role {
  permissions: readonly string[];
  limits: Limits;
}

/** A member's limits: of each kind the greatest of those roles that grant its permission. No limit is the greatest. */
export function limitsOf(roles: readonly Role[]): Limits {
  const limits = APPROVAL_KINDS.map((kind) => {
    const granting = roles.filter(({ permissions }) => grants(permissions, PERMISSION_OF_KIND[kind]));
    return [kind, Math.max(0, ...granting.map((role) => role.limits[kind] ?? Number.POSITIVE_INFINITY))] as const;
  });
  return Object.fromEntries(limits.filter(([, limit]) => Number.isFinite(limit)));
}

/** Whether an amount, which is below zero where it is taken away, needs no approval. */
export const isWithinLimit = (limits: Limits, kind: ApprovalKind, amount: Money): boolean =>
  Math.abs(amount) <= (limits[kind] ?? Number.POSITIVE_INFINITY);

interface Member {
  permissions: readonly Permission[];
  limits: Limits;
}

/** Whether a member could make a call of this kind and amount without an approval, and so approve it for another. */
export const mayMoveAlone = ({ permissions, limits }: Member, kind: ApprovalKind, amount: Money): boolean =>
  permissions.includes(PERMISSION_OF_KIND[kind]) && isWithinLimit(limits, kind, amount);
