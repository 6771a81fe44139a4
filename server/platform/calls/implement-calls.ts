import { implement, type Middleware } from "@orpc/server";
import type { AccessRule, CallPolicy } from "../../../contracts/define-call.ts";
import { contract } from "../../../contracts/shop/contract.ts";
import type { CallContext } from "./call-context.ts";
import { refuse } from "./call-errors.ts";

function mayCall(access: AccessRule, user: CallContext["user"]): boolean {
  if (access === "public") return true;
  return access === "staff" ? user?.isStaff === true : user !== null;
}

type Step = Middleware<CallContext, Record<never, never>, unknown, unknown, Record<never, never>, CallPolicy>;

/** Refuses whoever the call's definition does not name. */
export const enforceAccess: Step = ({ context, next, procedure }) => {
  const { access } = procedure["~orpc"].meta;
  if (!mayCall(access, context.user)) throw refuse(context.user ? "forbidden" : "not_signed_in");
  return next();
};

/** The contract, waiting for its use cases. The access rule of each definition is enforced here, once. */
export const calls = implement(contract).$context<CallContext>().use(enforceAccess);
