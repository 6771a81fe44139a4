import wire from "virtual:contract";
import { makeCall } from "../client/calls/network-call.ts";
import type { Api } from "./context.ts";

const areas = Object.entries(wire).map(([area, calls]) => {
  const methods = Object.entries(calls).map(([name, call]) => [name, makeCall.bind(null, call)]);
  return [area, Object.fromEntries(methods)];
});

/** The contract over the network, typed by it, with the specification's time-outs and retries. */
export const browserApi: Api = Object.fromEntries(areas);
