import { oc } from "@orpc/contract";
import { z } from "zod";
import type { Permission } from "#domain/people/access/permissions.ts";
import type { ApprovalKind } from "#domain/people/staff-approvals/limits.ts";
import { type AccessRule, type WireDefinition, type WirePolicy, wirePolicy, wireRoute } from "../define-call.ts";
import type { ErrorCode } from "../errors.ts";

export interface StaffCallPolicy extends WirePolicy {
  /** The permission that the member needs; null for the calls that sign a member in and out. */
  permission: Permission | null;
  /** Whether the member has to have entered a code within the last minutes. */
  stepUp: boolean;
  /**
   * Set where an amount above the member's limit of this kind needs the approval of another member. The use case says the
   * amount by `context.amountsTo`.
   */
  approval: ApprovalKind | null;
}

interface StaffCallDefinition
  extends Omit<WireDefinition, "idempotent">,
    Partial<Pick<StaffCallPolicy, "stepUp" | "approval">> {
  permission: Permission;
}

/** Things outside the member's scope are not found. */
const SCOPE_ERRORS: readonly ErrorCode[] = ["forbidden", "not_found"];

/** Defines a staff call. A write needs an Idempotency-Key, and runs in one transaction with its audit entry. */
export function defineStaffCall({
  permission,
  stepUp = false,
  approval = null,
  refusals = [],
  ...definition
}: StaffCallDefinition) {
  const ofStepUp: ErrorCode[] = stepUp ? ["step_up_required"] : [];
  const ofApproval: ErrorCode[] = approval ? ["approval_requested"] : [];
  const policy: StaffCallPolicy = {
    ...wirePolicy("signed-in", {
      ...definition,
      idempotent: definition.effect === "write",
      refusals: [...SCOPE_ERRORS, ...ofStepUp, ...ofApproval, ...refusals],
    }),
    permission,
    stepUp,
    approval,
  };
  return oc.$meta(policy).route(wireRoute(definition));
}

/** A call about the member's own session: it needs no permission. */
export function defineSessionCall({ access, ...definition }: WireDefinition & { access: AccessRule }) {
  const policy: StaffCallPolicy = {
    ...wirePolicy(access, definition),
    permission: null,
    stepUp: false,
    approval: null,
  };
  return oc.$meta(policy).route(wireRoute(definition));
}

/** A decision that moves money or cannot be taken back: it needs a fresh code and counts once. */
export const stepUpDecision = <P extends Permission>(area: string, permission: P) =>
  ({ method: "POST", permission, effect: "write", stepUp: true, area }) as const;

/** The answer of a call that causes a transition: the new state. */
export const movedTo = <const States extends readonly [string, ...string[]]>(states: States) =>
  z.object({ status: z.literal(true), state: z.enum(states) });
