import wire from "virtual:staff-contract";
import { createNetworkClient } from "#client/calls/network-client.ts";
import type { staffContract } from "#contracts/staff/contract.ts";

export const staffApi = createNetworkClient<typeof staffContract>(wire);

export type StaffMember = NonNullable<Awaited<ReturnType<typeof staffApi.session.me>>["member"]>;
