import { oc } from "@orpc/contract";
import type { Permission } from "../../domain/access/permissions.ts";
import { type AccessRule, type WireDefinition, type WirePolicy, wirePolicy, wireRoute } from "../define-call.ts";

export interface StaffCallPolicy extends WirePolicy {
  /** What a member's roles have to allow; null for the calls that sign a member in and out. */
  permission: Permission | null;
  /** For the calls without a permission; every other one needs a signed-in member. */
  access: AccessRule;
  /** Whether the member has to have entered a code within the last minutes. */
  stepUp: boolean;
  /** Whether a repeated call is answered as the first time; it then needs an Idempotency-Key. */
  idempotent: boolean;
}

interface StaffCallDefinition extends WireDefinition, Partial<Pick<StaffCallPolicy, "stepUp" | "idempotent">> {
  permission: Permission;
}

/** One definition of a staff call. A write runs in one transaction with its audit entry. */
export function defineStaffCall({ permission, stepUp, idempotent, ...definition }: StaffCallDefinition) {
  const policy: StaffCallPolicy = {
    ...wirePolicy(definition),
    permission,
    access: "signed-in",
    stepUp: stepUp ?? false,
    idempotent: idempotent ?? false,
  };
  return oc.$meta(policy).route(wireRoute(definition));
}

/** A call about the member's own session: nobody's roles have to allow it. */
export function defineSessionCall({ access, ...definition }: WireDefinition & { access: AccessRule }) {
  const policy: StaffCallPolicy = {
    ...wirePolicy(definition),
    permission: null,
    access,
    stepUp: false,
    idempotent: false,
  };
  return oc.$meta(policy).route(wireRoute(definition));
}
