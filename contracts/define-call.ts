import { oc } from "@orpc/contract";
import { DEFAULT_CALL_POLICY } from "../domain/limits/calls.ts";

/** Who may make a call. Every definition names one; the server refuses everybody else. */
export const ACCESS_RULES = ["public", "signed-in", "staff"] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

export interface CallPolicy {
  access: AccessRule;
  /** How long the browser waits for one try. */
  timeoutMs: number;
  /** How often the browser tries again after a failure. */
  retries: number;
  /** What a reader may keep: `per-visitor` answers are never stored by a shared cache. */
  caching: "none" | "per-host";
}

interface CallDefinition extends Partial<Omit<CallPolicy, "access">> {
  access: AccessRule;
  method: "GET" | "POST";
  path: `/${string}`;
  summary: string;
  area: string;
}

/** One definition of a call: its address, who may make it, and how patient the browser is with it. */
export function defineCall({ access, timeoutMs, retries, caching, method, path, summary, area }: CallDefinition) {
  const policy: CallPolicy = {
    access,
    timeoutMs: timeoutMs ?? DEFAULT_CALL_POLICY.timeoutMs,
    retries: retries ?? DEFAULT_CALL_POLICY.retries,
    caching: caching ?? "none",
  };
  return oc.$meta(policy).route({ method, path, summary, tags: [area], inputStructure: "compact" });
}
