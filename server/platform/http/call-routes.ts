import type { AnyContractProcedure } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fastify";
import { ORPCError, onError, type Router } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { WirePolicy } from "../../../contracts/define-call.ts";
import type { CallLog } from "../calls/call-context.ts";
import { encodeCallError, errorBody, refuse } from "../calls/call-errors.ts";
import { isConnectionLoss, RETRY_AFTER_SECONDS } from "../database/connection-loss.ts";
import { apiReaderHtml, type OpenApiDocument } from "./api-reader.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { sendRevalidatable } from "./revalidation.ts";
import { BARE_CSP } from "./security-headers.ts";
import { readStorableJson } from "./storable-json.ts";

type Calls = Record<string, Record<string, AnyContractProcedure>>;

interface Options<Context extends LoggedContext> {
  contract: Calls;
  router: CallRouter<Context>;
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** Who may read the contract; everybody, when left out. */
  mayReadContract?: (context: Context) => boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: the contract parameter of Router is only bounded by any
export type CallRouter<Context extends object> = Router<any, Context>;

interface LoggedContext {
  requestId: string;
  log: CallLog;
  setHeader(name: string, value: string): void;
}

/** /api/*: a contract over HTTP, its OpenAPI document and a reader for people. */
export function registerCallRoutes<Context extends LoggedContext>(
  scope: FastifyInstance,
  { contract, router, contextFor, mayReadContract }: Options<Context>,
): void {
  // contextFor gives every call what its own contract's calls need.
  const handler = new OpenAPIHandler<LoggedContext>(router as CallRouter<LoggedContext>, {
    customErrorResponseBodyEncoder: (error) => encodeCallError(error, requestIdOf(error)),
    interceptors: [
      onError((error, { context }) => {
        rememberRequest(error, context.requestId);
        const expected = error instanceof ORPCError && error.status < 500;
        if (!expected) context.log.error({ err: error }, "call failed");
      }),
      onError((error, { context }) => {
        if (!isConnectionLoss(error)) return;
        context.setHeader("retry-after", String(RETRY_AFTER_SECONDS));
        throw refuse("unavailable");
      }),
    ],
  });
  const cacheable = cacheablePaths(contract);

  readStorableJson(scope);
  refuseCrossSite(scope);
  addApiDocumentation(
    scope,
    contract,
    async (request, reply) => mayReadContract === undefined || mayReadContract(await contextFor(request, reply)),
  );
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

function cacheablePaths(contract: Calls): Set<string> {
  const definitions = Object.values(contract).flatMap((area) => Object.values(area));
  const paths = definitions.flatMap((definition) => {
    const { meta, route } = definition["~orpc"] as { meta: WirePolicy; route: { path?: string } };
    return meta.caching === "per-host" && route.path ? [`/api${route.path}`] : [];
  });
  return new Set(paths);
}

type MayRead = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

function addApiDocumentation(scope: FastifyInstance, contract: Calls, mayRead: MayRead): void {
  let document: Promise<OpenApiDocument> | undefined;
  const openApiDocument = () => {
    document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
      info: { title: "Crossdock", version: "1" },
      servers: [{ url: "/api" }],
    }) as Promise<OpenApiDocument>;
    return document;
  };
  const refuseReader = (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(401).header("cache-control", "no-store").send(errorBody("not_signed_in", request.id));
  scope.get("/api/openapi.json", async (request, reply) => {
    if (!(await mayRead(request, reply))) return refuseReader(request, reply);
    return reply.header("cache-control", "no-cache").send(await openApiDocument());
  });
  scope.get("/api/docs", async (request, reply) => {
    if (!(await mayRead(request, reply))) return refuseReader(request, reply);
    return reply
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", BARE_CSP)
      .send(apiReaderHtml(await openApiDocument()));
  });
}
