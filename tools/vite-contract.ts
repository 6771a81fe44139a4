import { minifyContractRouter } from "@orpc/contract";
import type { Plugin } from "vite";
import { contract } from "../contracts/contract.ts";

const NAME = "virtual:contract";
const RESOLVED = `\0${NAME}`;

/** Gives the browser the contract's paths and policies, and leaves its schemas, and with them zod, on the server. */
export function contractForBrowsers(): Plugin {
  return {
    name: "contract-for-browsers",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(minifyContractRouter(contract))}` : undefined),
  };
}
