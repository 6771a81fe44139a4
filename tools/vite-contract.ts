import type { Plugin } from "vite";
import { contract } from "../contracts/shop/contract.ts";

const NAME = "virtual:contract";
const RESOLVED = `\0${NAME}`;

/** Gives the browser each call's address and policy, and leaves the schemas, and with them zod, on the server. */
export function contractForBrowsers(): Plugin {
  return {
    name: "contract-for-browsers",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(wire())}` : undefined),
  };
}

function wire() {
  const areas = Object.entries(contract).map(([area, calls]) => {
    const definitions = Object.entries(calls).map(([name, { "~orpc": definition }]) => {
      const { method, path } = definition.route;
      const { timeoutMs, retries } = definition.meta;
      return [name, { method, path, timeoutMs, retries }];
    });
    return [area, Object.fromEntries(definitions)];
  });
  return Object.fromEntries(areas);
}
