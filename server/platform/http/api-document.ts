import type { AnyContractProcedure } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { z } from "zod";
import type { WirePolicy } from "#contracts/define-call.ts";
import { errorBodyOf } from "#contracts/error-body.ts";
import { ERROR_CATALOGUE, type ErrorCode } from "#contracts/errors.ts";
import { IDEMPOTENCY_KEY_MAX_LENGTH } from "#domain/shared/limits/calls.ts";

/** A contract, as far as its document needs it. */
export type DefinedCalls = Readonly<Record<string, Readonly<Record<string, DefinedCall>>>>;
type DefinedCall = AnyContractProcedure & {
  "~orpc": {
    meta: WirePolicy & { permission?: string | null };
    route: { method?: string; path?: string };
  };
};

/** The cookies that identify the caller, by the name of their scheme; the first one is of a signed-in caller. */
export type CallerCookies = Readonly<Record<string, string>>;

export interface OpenApiDocument {
  info: { title: string; version: string };
  paths?: Record<string, Record<string, OpenApiOperation>>;
  components?: { schemas?: Record<string, object> };
}

export interface OpenApiOperation {
  summary?: string;
  tags?: string[];
  requestBody?: unknown;
  parameters?: unknown[];
  responses?: Record<string, object>;
  security?: Record<string, string[]>[];
}

/** The OpenAPI document of a contract: what each call takes, who may make it, and every answer it can give. */
export async function apiDocument(contract: DefinedCalls, cookies: CallerCookies): Promise<OpenApiDocument> {
  const definitions = Object.values(contract).flatMap((area) => Object.values(area));
  const codes = new Set(definitions.flatMap((definition) => definition["~orpc"].meta.errors));
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = (await generator.generate(contract, {
    info: { title: "Crossdock", version: "1" },
    servers: [{ url: "/api" }],
    components: { schemas: errorSchemas(codes), securitySchemes: securitySchemes(cookies) },
  })) as OpenApiDocument;
  for (const { "~orpc": definition } of definitions) {
    const { method = "", path = "" } = definition.route;
    const operation = document.paths?.[path]?.[method.toLowerCase()];
    if (operation) declare(operation, definition.meta, Object.keys(cookies));
  }
  return document;
}

type Policy = DefinedCall["~orpc"]["meta"];

function declare(operation: OpenApiOperation, policy: Policy, schemes: readonly string[]): void {
  operation.security = securityOf(policy, schemes);
  operation.responses = { ...operation.responses, ...errorResponses(policy.errors) };
  if (policy.idempotent) operation.parameters = [...(operation.parameters ?? []), keyParameter(policy.idempotent)];
}

/** A public call takes a cookie too: it then answers for that visitor. */
function securityOf({ access, permission }: Policy, schemes: readonly string[]): Record<string, string[]>[] {
  const [account = ""] = schemes;
  if (access === "signed-in") return [{ [account]: permission ? [permission] : [] }];
  return [{}, ...schemes.map((scheme) => ({ [scheme]: [] }))];
}

const securitySchemes = (cookies: CallerCookies) =>
  Object.fromEntries(
    Object.entries(cookies).map(([scheme, name]) => [scheme, { type: "apiKey" as const, in: "cookie" as const, name }]),
  );

const keyParameter = (rule: WirePolicy["idempotent"]) => ({
  name: "Idempotency-Key",
  in: "header",
  required: rule === true,
  description: "a call that is repeated with the same key and body is answered as the first time",
  schema: { type: "string", minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX_LENGTH },
});

const schemaName = (code: ErrorCode) => `error.${code}`;

function errorSchemas(codes: Iterable<ErrorCode>): Record<string, object> {
  const schemas = Array.from(codes, (code) => {
    const { $schema: _, ...schema } = z.toJSONSchema(errorBodyOf(code));
    return [schemaName(code), schema];
  });
  return Object.fromEntries(schemas);
}

function errorResponses(codes: readonly ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, (code) => ERROR_CATALOGUE[code].status);
  return Object.fromEntries(Array.from(byStatus, ([status, found]) => [status, errorResponse(status, found)]));
}

const errorResponse = (status: number, codes: readonly ErrorCode[]) => ({
  description: codes.join(", "),
  ...(WAITING.includes(status) ? { headers: { "Retry-After": retryAfter } } : {}),
  content: {
    "application/json": {
      schema: { anyOf: codes.map((code) => ({ $ref: `#/components/schemas/${schemaName(code)}` })) },
    },
  },
});

/** The statuses after which a caller may try again later. */
const WAITING: readonly number[] = [ERROR_CATALOGUE.too_many_requests.status, ERROR_CATALOGUE.unavailable.status];
const retryAfter = { required: true, description: "in seconds", schema: { type: "integer", minimum: 1 } };
