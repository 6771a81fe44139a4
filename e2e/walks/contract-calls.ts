import { contract } from "#contracts/shop/contract.ts";
import { staffContract } from "#contracts/staff/contract.ts";

interface Definition {
  "~orpc": { route: { method: string; path: string }; meta: { effect: "read" | "write" } };
}

/** A call of either contract. */
export interface ContractCall {
  /** Such as `shop.parcels.giveUp`. */
  name: string;
  path: string;
  isWrite: boolean;
}

const callsOf = (side: "shop" | "staff", calls: object): ContractCall[] =>
  Object.entries(calls).flatMap(([area, ofArea]) =>
    Object.entries(ofArea as Record<string, Definition>).map(([name, { "~orpc": definition }]) => ({
      name: `${side}.${area}.${name}`,
      path: definition.route.path,
      isWrite: definition.meta.effect === "write",
    })),
  );

export const CONTRACT_CALLS = [...callsOf("shop", contract), ...callsOf("staff", staffContract)];
const byName = new Map(CONTRACT_CALLS.map((call) => [call.name, call]));

export function callNamed(name: string): ContractCall {
  const found = byName.get(name);
  if (!found) throw new Error(`No contract has the call ${name}`);
  return found;
}
