import { implement, type Middleware } from "@orpc/server";
import type { WirePolicy } from "#contracts/define-call.ts";
import { contract } from "#contracts/shop/contract.ts";
import { limitCall } from "../limits/limited-calls.ts";
import { assertFeature } from "./assert-feature.ts";
import type { CallContext } from "./call-context.ts";
import { refuse } from "./call-errors.ts";
import { asDeclared } from "./declared-answers.ts";
import { idempotent, isAnsweredOnce } from "./idempotency.ts";
import { resolveReader } from "./resolve-reader.ts";

type Step = Middleware<CallContext, Record<never, never>, unknown, unknown, Record<never, never>, WirePolicy>;

/** Refuses callers that the call's access rule does not allow. */
export const enforceAccess: Step = async ({ context, next, procedure, path }) => {
  if (procedure["~orpc"].meta.access === "signed-in" && !context.user) throw refuse("not_signed_in");
  return asDeclared(procedure, path, await next());
};

const enforceLimits: Step = async ({ context, next, path }) => {
  await limitCall(context, path);
  return next();
};

/** Answers a repeated call as the first time, where its definition says so (T118, F40). */
const answerOnce: Step = async ({ context, next, procedure, path }, input) => {
  const { idempotent: rule } = procedure["~orpc"].meta;
  if (!isAnsweredOnce(rule, context.client.idempotencyKey)) return next();
  const output = await idempotent(context, path.join("."), input, async () => (await next()).output);
  return { output, context: {} };
};

/** Refuses what the storefront does not have, as if there were no such thing. */
export const enforceNeeds: Step = ({ context, next, procedure }) => {
  const { needs } = procedure["~orpc"].meta;
  if (needs) assertFeature(context, needs);
  return next();
};

/**
 * The contract, to be implemented by use cases. Access rules, limits, idempotency and features are enforced here, once. The input
 * is validated before a key is spent on what the call cannot read. Answers are validated in tests only.
 */
export const calls = implement(contract, { initialInputValidationIndex: -2, initialOutputValidationIndex: Number.NaN })
  .$context<CallContext>()
  .use(enforceAccess)
  .use(enforceLimits)
  .use(resolveReader)
  .use(answerOnce)
  .use(enforceNeeds);
