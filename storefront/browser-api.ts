import wire from "virtual:shop-contract";
import { createNetworkClient } from "#client/calls/network-client.ts";
import type { Contract } from "#contracts/shop/contract.ts";

export const browserApi = createNetworkClient<Contract>(wire);
