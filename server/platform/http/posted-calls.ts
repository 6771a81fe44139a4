import { createProcedureClient, getRouter, isProcedure, type Lazyable, type Procedure } from "@orpc/server";
import type { DefinedCalls } from "./api-document.ts";

/** Runs a call with all of its steps: access, limits, checks of its input and its answer. */
export type RunCall<Context extends object> = (input: unknown, options: { context: Context }) => Promise<unknown>;

// biome-ignore lint/suspicious/noExplicitAny: a router does not say which call is at a path
type AnyCall = Lazyable<Procedure<any, any, any, any, any, any>>;

/**
 * The calls that take a JSON body at a fixed address, by that address: nearly all. Much of what a general handler does
 * is for parameters in the address, forms and streams; without it a small call takes a quarter less time.
 */
export function postedCalls<Context extends object>(
  contract: DefinedCalls,
  router: Parameters<typeof getRouter>[0],
): Map<string, RunCall<Context>> {
  const found = new Map<string, RunCall<Context>>();
  for (const [area, definitions] of Object.entries(contract)) {
    for (const [name, definition] of Object.entries(definitions)) {
      const { method, path = "{" } = definition["~orpc"].route;
      const procedure = getRouter(router, [area, name]);
      if (method !== "POST" || path.includes("{") || !isProcedure(procedure)) continue;
      const own = { path: [area, name], context: (context: Context) => context };
      found.set(`/api${path}`, createProcedureClient(procedure as AnyCall, own) as RunCall<Context>);
    }
  }
  return found;
}
