import { type AnyProcedure, type MiddlewareNextFn, ORPCError } from "@orpc/server";

/** Runs a call with all of its steps: access, limits, the check of its input. */
export type RunCall<Context extends object> = (input: unknown, options: { context: Context }) => Promise<unknown>;

/**
 * Takes the steps of a call in the order in which oRPC's own client takes them, without its spans, interceptors, streams
 * and check of the answer: the shop has none of these, and together they take longer than a small call itself.
 */
export function runnerOf<Context extends object>(procedure: AnyProcedure, path: readonly string[]): RunCall<Context> {
  const { middlewares, handler, inputSchema, inputValidationIndex } = procedure["~orpc"];
  const shared = { path, procedure, errors: {}, lastEventId: undefined };

  const take = async (index: number, context: object, sent: unknown): Promise<unknown> => {
    const input = index === inputValidationIndex ? await readable(inputSchema, sent) : sent;
    const middleware = middlewares[index];
    if (!middleware) return handler({ ...shared, context, input });
    const next = async (changes?: { context?: object }) => {
      const added = changes?.context;
      const output = await take(index + 1, added ? { ...context, ...added } : context, input);
      return { output, context: added ?? {} };
    };
    const result = await middleware({ ...shared, context, next: next as MiddlewareNextFn<unknown> }, input, asResult);
    return result.output;
  };

  return (input, { context }) => take(0, context, input);
}

const asResult = (output: unknown) => ({ output, context: {} });

async function readable(schema: AnyProcedure["~orpc"]["inputSchema"], input: unknown): Promise<unknown> {
  if (!schema) return input;
  const { issues, value } = await schema["~standard"].validate(input);
  if (issues) throw new ORPCError("BAD_REQUEST", { data: { issues } });
  return value;
}
