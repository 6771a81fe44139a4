import { getRouter, isProcedure } from "@orpc/server";
import { type RunCall, runnerOf } from "../calls/run-call.ts";
import type { DefinedCalls } from "./api-document.ts";

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
      const call = getRouter(router, [area, name]);
      if (method === "POST" && !path.includes("{") && isProcedure(call))
        found.set(`/api${path}`, runnerOf(call, [area, name]));
    }
  }
  return found;
}
