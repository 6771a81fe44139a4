import { OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fastify";
import { ORPCError, onError, type Router } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallPolicy } from "../../../contracts/define-call.ts";
import { contract } from "../../../contracts/shop/contract.ts";
import type { CallContext } from "../calls/call-context.ts";
import { encodeCallError, errorBody, refuse } from "../calls/call-errors.ts";
import { isConnectionLoss } from "../database/connection-loss.ts";
import { apiReaderHtml, type OpenApiDocument } from "./api-reader.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { readKeepableJson } from "./keepable-json.ts";
import { sendRevalidatable } from "./revalidation.ts";
import { BARE_CSP } from "./security-headers.ts";

interface Options {
  // oRPC's own type of a router whose calls need this context.
  // biome-ignore lint/suspicious/noExplicitAny: the contract parameter of Router is only bounded by any
  router: Router<any, CallContext>;
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}

/** /api/*: the contract over HTTP, its OpenAPI document and a reader for people. */
export function registerCallRoutes(scope: FastifyInstance, { router, contextFor }: Options): void {
  const handler = new OpenAPIHandler<CallContext>(router, {
    customErrorResponseBodyEncoder: (error) => encodeCallError(error, requestIdOf(error)),
    interceptors: [
      onError((error, { context }) => {
        rememberRequest(error, context.requestId);
        const expected = error instanceof ORPCError && error.status < 500;
        if (!expected) context.log.error({ err: error }, "call failed");
      }),
      onError((error) => {
        if (isConnectionLoss(error)) throw refuse("unavailable");
      }),
    ],
  });
  const cacheable = cacheablePaths();

  readKeepableJson(scope);
  refuseCrossSite(scope);
  addApiDocumentation(scope);
  scope.addHook("onSend", async (request, reply, payload) => {
    const revalidatable = reply.statusCode === 200 && typeof payload === "string" && cacheable.has(pathOf(request));
    return revalidatable ? sendRevalidatable(request, reply, payload) : payload;
  });
  scope.all("/api/*", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const context = await contextFor(request, reply);
    const { matched } = await handler.handle(request, reply, { prefix: "/api", context });
    if (!matched) return reply.code(404).send(errorBody("not_found", request.id));
    return reply;
  });
}

const pathOf = (request: FastifyRequest) => request.url.split("?", 1)[0] ?? "";

const requestIds = new WeakMap<object, string>();

function rememberRequest(error: unknown, requestId: string): void {
  if (typeof error === "object" && error !== null) requestIds.set(error, requestId);
}

function requestIdOf(error: Error): string {
  const { cause } = error;
  return (
    requestIds.get(error) ?? (typeof cause === "object" && cause !== null ? requestIds.get(cause) : undefined) ?? ""
  );
}

function cacheablePaths(): Set<string> {
  const definitions = Object.values(contract).flatMap((area) => Object.values(area));
  const paths = definitions.flatMap((definition) => {
    const { meta, route } = definition["~orpc"] as { meta: CallPolicy; route: { path?: string } };
    return meta.caching === "per-host" && route.path ? [`/api${route.path}`] : [];
  });
  return new Set(paths);
}

function addApiDocumentation(scope: FastifyInstance): void {
  let document: Promise<OpenApiDocument> | undefined;
  const openApiDocument = () => {
    document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
      info: { title: "Crossdock", version: "1" },
      servers: [{ url: "/api" }],
    }) as Promise<OpenApiDocument>;
    return document;
  };
  scope.get("/api/openapi.json", async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(await openApiDocument()),
  );
  scope.get("/api/docs", async (_request, reply) =>
    reply
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", BARE_CSP)
      .send(apiReaderHtml(await openApiDocument())),
  );
}
