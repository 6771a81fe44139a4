import { implement, type Middleware } from "@orpc/server";
import type { CallPolicy } from "../../../contracts/define-call.ts";
import { contract } from "../../../contracts/shop/contract.ts";
import { limitCall } from "../limits/limited-calls.ts";
import type { CallContext } from "./call-context.ts";
import { refuse } from "./call-errors.ts";
import { resolveReader } from "./resolve-reader.ts";

type Step = Middleware<CallContext, Record<never, never>, unknown, unknown, Record<never, never>, CallPolicy>;

/** Refuses callers that the call's access rule does not allow. */
export const enforceAccess: Step = ({ context, next, procedure }) => {
  if (procedure["~orpc"].meta.access === "signed-in" && !context.user) throw refuse("not_signed_in");
  return next();
};

const enforceLimits: Step = async ({ context, next, path }) => {
  await limitCall(context, path);
  return next();
};

/** The contract, to be implemented by use cases. Access rules and limits are enforced here, once. */
export const calls = implement(contract)
  .$context<CallContext>()
  .use(enforceAccess)
  .use(enforceLimits)
  .use(resolveReader);
