import { oc } from "@orpc/contract";
import { DEFAULT_CALL_POLICY } from "../domain/limits/calls.ts";

/** Who may make a call of the shop. Every definition names one; the server refuses everybody else. */
export const ACCESS_RULES = ["public", "signed-in"] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** Whether a call only reads, or may change something. */
export const CALL_EFFECTS = ["read", "write"] as const;
export type CallEffect = (typeof CALL_EFFECTS)[number];

/** What every contract says about a call. */
export interface WirePolicy {
  effect: CallEffect;
  /** How long the browser waits for one attempt. */
  timeoutMs: number;
  /** How often the browser tries again after a failure. */
  retries: number;
  /** Whether a reader may keep the answer, for one host and everybody on it. */
  caching: "none" | "per-host";
}

export interface CallPolicy extends WirePolicy {
  access: AccessRule;
}

interface Route {
  method: "GET" | "POST";
  path: `/${string}`;
  summary: string;
  area: string;
}

export type WireDefinition = Route & Pick<WirePolicy, "effect"> & Partial<WirePolicy>;

/** One definition of a shop call: its address, who may make it, its time-out and retries. */
export function defineCall({ access, ...definition }: WireDefinition & { access: AccessRule }) {
  const policy: CallPolicy = { ...wirePolicy(definition), access };
  return oc.$meta(policy).route(wireRoute(definition));
}

export const wirePolicy = ({ effect, timeoutMs, retries, caching }: WireDefinition): WirePolicy => ({
  effect,
  timeoutMs: timeoutMs ?? DEFAULT_CALL_POLICY.timeoutMs,
  retries: retries ?? DEFAULT_CALL_POLICY.retries,
  caching: caching ?? "none",
});

export const wireRoute = ({ method, path, summary, area }: WireDefinition) => ({
  method,
  path,
  summary,
  tags: [area],
  inputStructure: "compact" as const,
});
