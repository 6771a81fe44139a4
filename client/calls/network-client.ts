import type { AnyContractRouter, ContractRouterClient } from "@orpc/contract";
import { type CallOptions, makeCall } from "./network-call.ts";
import type { WireTable } from "./wire-table.ts";

/** The calls of a contract, typed by it; the same type over the network and in-process. */
export type CallClient<Contract extends AnyContractRouter> = ContractRouterClient<Contract, CallOptions>;

/** Makes the calls of a contract over the network, with the time-outs and retries of its wire table. */
export function createNetworkClient<Contract extends AnyContractRouter>(wire: WireTable): CallClient<Contract> {
  const areas = Object.entries(wire).map(([area, calls]) => {
    const methods = Object.entries(calls).map(([name, call]) => [name, makeCall.bind(null, call)]);
    return [area, Object.fromEntries(methods)];
  });
  return Object.fromEntries(areas);
}
