import type { Plugin } from "vite";
import type { WireCall, WireTable } from "#client/calls/wire-table.ts";

interface DefinedCall {
  "~orpc": { route: { method?: string; path?: string }; meta: Pick<WireCall, "timeoutMs" | "retries"> };
}
type Contract = Readonly<Record<string, Readonly<Record<string, DefinedCall>>>>;

/**
 * Serves each contract as `virtual:<name>-contract`: the address and policy of its calls, without the schemas, so that
 * zod stays on the server. A build gets only the contracts that it is given.
 */
export function contractsForBrowsers(contracts: Readonly<Record<string, Contract>>): Plugin {
  const modules = new Map(
    Object.entries(contracts).map(([name, contract]) => [`\0virtual:${name}-contract`, wireTableOf(contract)]),
  );
  return {
    name: "contracts-for-browsers",
    resolveId: (id) => (modules.has(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      const table = modules.get(id);
      return table && `export default ${JSON.stringify(table)}`;
    },
  };
}

function wireTableOf(contract: Contract): WireTable {
  const areas = Object.entries(contract).map(([area, calls]) => {
    const wireCalls = Object.entries(calls).map(([name, call]) => [name, wireCallOf(call)]);
    return [area, Object.fromEntries(wireCalls)];
  });
  return Object.fromEntries(areas);
}

function wireCallOf({ "~orpc": { route, meta } }: DefinedCall): Record<keyof WireCall, unknown> {
  return { method: route.method, path: route.path, timeoutMs: meta.timeoutMs, retries: meta.retries };
}
