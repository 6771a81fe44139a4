import { oc } from "@orpc/contract";
import type { Feature } from "#domain/operations/storefronts/storefront.ts";
import { DEFAULT_CALL_POLICY } from "#domain/shared/limits/calls.ts";
import type { ErrorCode } from "./errors.ts";

/** The callers that a shop call accepts. Every definition names one rule; the server refuses all others. */
export const ACCESS_RULES = ["public", "signed-in"] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** Whether a call only reads, or may change something. */
export const CALL_EFFECTS = ["read", "write"] as const;
export type CallEffect = (typeof CALL_EFFECTS)[number];

/** The policy of a call in every contract. */
export interface WirePolicy {
  access: AccessRule;
  effect: CallEffect;
  /** Without this feature a storefront has no such call: it answers not_found. */
  needs: Feature | null;
  /** How long the browser waits for one attempt. */
  timeoutMs: number;
  /** How often the browser tries again after a failure. */
  retries: number;
  /** Whether a cache may store the answer, for one host and all of its visitors. */
  caching: "none" | "per-host";
  /** Whether a repeated call gets the first answer: `true` requires an Idempotency-Key, `with-key` accepts one. */
  idempotent: boolean | "with-key";
  errors: readonly ErrorCode[];
}

interface Route {
  method: "GET" | "POST";
  path: `/${string}`;
  summary: string;
  area: string;
}

export type WireDefinition = Route &
  Pick<WirePolicy, "effect"> &
  Partial<Omit<WirePolicy, "access" | "errors">> & {
    /** The errors of the use case; those of every request, of access, of `needs` and of idempotency are added. */
    refusals?: readonly ErrorCode[];
  };

/** One definition of a shop call: its address, who may make it, how it refuses, its time-out and retries. */
export function defineCall({ access, ...definition }: WireDefinition & { access: AccessRule }) {
  return oc.$meta(wirePolicy(access, definition)).route(wireRoute(definition));
}

/** Errors that every call can answer with: a malformed request, or a failure of the server. */
const REQUEST_ERRORS: Record<Route["method"], readonly ErrorCode[]> = {
  GET: ["bad_request", "uri_too_long", "unexpected", "unavailable"],
  POST: [
    "bad_request",
    "forbidden",
    "payload_too_large",
    "uri_too_long",
    "unsupported_media_type",
    "unexpected",
    "unavailable",
  ],
};

export function wirePolicy(access: AccessRule, definition: WireDefinition): WirePolicy {
  const { method, effect, needs = null, timeoutMs, retries, caching, idempotent = false, refusals = [] } = definition;
  const ofAccess: ErrorCode[] = access === "signed-in" ? ["not_signed_in"] : [];
  const ofFeature: ErrorCode[] = needs ? ["not_found"] : [];
  const ofRepeats: ErrorCode[] = idempotent ? ["conflict", "key_reused"] : [];
  return {
    access,
    effect,
    needs,
    timeoutMs: timeoutMs ?? DEFAULT_CALL_POLICY.timeoutMs,
    retries: retries ?? DEFAULT_CALL_POLICY.retries,
    caching: caching ?? "none",
    idempotent,
    errors: [...new Set([...REQUEST_ERRORS[method], ...ofAccess, ...ofFeature, ...ofRepeats, ...refusals])],
  };
}

export const wireRoute = ({ method, path, summary, area }: WireDefinition) => ({
  method,
  path,
  summary,
  tags: [area],
  inputStructure: "compact" as const,
});

/** Calls of signed-in customers about their own things: things of others are not found. */
export const ownReading = (area: string) =>
  ({ method: "POST", access: "signed-in", effect: "read", area, refusals: ["not_found"] }) as const;

/** The same for writes: they take effect once, and report the errors of a form by field. */
export const ownWriting = (area: string) =>
  ({
    ...ownReading(area),
    effect: "write",
    idempotent: true,
    refusals: ["not_found", "conflict", "invalid_input"],
  }) as const;
