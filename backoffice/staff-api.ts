import wire from "virtual:staff-contract";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { createNetworkClient } from "#client/calls/network-client.ts";
import type { staffContract } from "#contracts/staff/contract.ts";
import { signedOut } from "./frame/signed-out.ts";

type Call = (...given: unknown[]) => Promise<unknown>;

/** Every call of the client reports that the session has ended; its caller gets the refusal as well. */
function watchSession<Client extends object>(client: Client): Client {
  const watched = (call: Call) => (given: unknown, options: unknown) =>
    call(given, options).catch((error: unknown) => {
      if (readRefusal(error).code === "not_signed_in") signedOut.write(true);
      throw error;
    });
  const areas = Object.entries(client as Record<string, Record<string, Call>>).map(([area, calls]) => {
    const methods = Object.entries(calls).map(([name, call]) => [name, watched(call)] as const);
    return [area, Object.fromEntries(methods)] as const;
  });
  return Object.fromEntries(areas) as Client;
}

export const staffApi = watchSession(createNetworkClient<typeof staffContract>(wire));

export type StaffMember = NonNullable<Awaited<ReturnType<typeof staffApi.session.me>>["member"]>;
