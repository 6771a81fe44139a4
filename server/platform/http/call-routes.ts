import { OpenAPIHandler } from "@orpc/openapi/fastify";
import { ORPCError, onError, type Router } from "@orpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallLog } from "../calls/call-context.ts";
import { encodeCallError, errorBody, refuse } from "../calls/call-errors.ts";
import type { RunCall } from "../calls/run-call.ts";
import { isConnectionLoss, RETRY_AFTER_SECONDS } from "../database/connection-loss.ts";
import { apiDocument, type CallerCookies, type DefinedCalls, type OpenApiDocument } from "./api-document.ts";
import { apiReaderHtml } from "./api-reader.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { postedCalls } from "./posted-calls.ts";
import { sendRevalidatable } from "./revalidation.ts";
import { BARE_CSP } from "./security-headers.ts";
import { readStorableJson } from "./storable-json.ts";

interface Options<Context extends LoggedContext> {
  contract: DefinedCalls;
  callerCookies: (isSecure: boolean) => CallerCookies;
  router: CallRouter<Context>;
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** When left out, everybody may read the contract. */
  mayReadContract?: (context: Context) => boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: the contract parameter of Router is only bounded by any
export type CallRouter<Context extends object> = Router<any, Context>;

interface LoggedContext {
  requestId: string;
  /** Left out on the staff origin. */
  storefront?: { code: string };
  log: CallLog;
  setHeader(name: string, value: string): void;
}

/** /api/*: a contract over HTTP, its OpenAPI document and a reader for people. */
export function registerCallRoutes<Context extends LoggedContext>(
  scope: FastifyInstance,
  { contract, callerCookies, router, contextFor, mayReadContract }: Options<Context>,
): void {
  // The cast is safe: contextFor returns the context that its own contract's calls need.
  const handler = new OpenAPIHandler<LoggedContext>(router as CallRouter<LoggedContext>, {
    customErrorResponseBodyEncoder: (error) => encodeCallError(error, requestIdOf(error)),
    interceptors: [
      onError((error, { context }) => {
        rememberRequest(error, context.requestId);
        logFailure(error, context);
      }),
      onError((error, { context }) => {
        throw shownFailure(error, context);
      }),
    ],
  });
  const posted = postedCalls<LoggedContext>(contract, router);
  const cacheable = cacheablePaths(contract);

  readStorableJson(scope);
  refuseCrossSite(scope);
  addApiDocumentation(
    scope,
    (isSecure) => apiDocument(contract, callerCookies(isSecure)),
    async (request, reply) => mayReadContract === undefined || mayReadContract(await contextFor(request, reply)),
  );
  // A callback saves a promise per answer: almost no answer may be cached.
  scope.addHook<unknown>("onSend", (request, reply, payload, done) => {
    const revalidatable = reply.statusCode === 200 && typeof payload === "string" && cacheable.has(pathOf(request));
    if (!revalidatable) return done(null, payload);
    done(null, sendRevalidatable(request, reply, payload));
  });
  scope.all("/api/*", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const context = await contextFor(request, reply);
    const run = request.method === "POST" ? posted.get(request.url) : undefined;
    if (run) return answerPosted(run, context, request, reply);
    const { matched } = await handler.handle(request, reply, { prefix: "/api", context });
    if (!matched) return reply.code(404).send(errorBody("not_found", request.id));
    return reply;
  });
}

async function answerPosted<Context extends LoggedContext>(
  run: RunCall<Context>,
  context: Context,
  { body }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header("content-type", "application/json");
  try {
    return reply.send(JSON.stringify(await run(body, { context })));
  } catch (thrown) {
    const shown = shownFailure(thrown, context);
    logFailure(shown, context);
    const error = shown instanceof ORPCError ? shown : new ORPCError("INTERNAL_SERVER_ERROR", { cause: shown });
    return reply.code(error.status).send(JSON.stringify(encodeCallError(error, context.requestId)));
  }
}

function logFailure(error: unknown, { log, storefront }: LoggedContext): void {
  const isExpected = error instanceof ORPCError && error.status < 500;
  if (!isExpected) log.error({ err: error, ...(storefront && { storefront: storefront.code }) }, "call failed");
}

/** Without the database a call is refused as unavailable, with the time to try again. */
function shownFailure(error: unknown, { setHeader }: LoggedContext): unknown {
  const isAway = isConnectionLoss(error);
  if (isAway || isUnavailable(error)) setHeader("retry-after", String(RETRY_AFTER_SECONDS));
  return isAway ? refuse("unavailable") : error;
}

const isUnavailable = (error: unknown) => error instanceof ORPCError && error.status === 503;

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

function cacheablePaths(contract: DefinedCalls): Set<string> {
  const definitions = Object.values(contract).flatMap((area) => Object.values(area));
  const paths = definitions.flatMap((definition) => {
    const { meta, route } = definition["~orpc"];
    return meta.caching === "per-host" && route.path ? [`/api${route.path}`] : [];
  });
  return new Set(paths);
}

/** The names of cookies depend on `isSecure`. */
type DocumentFor = (isSecure: boolean) => Promise<OpenApiDocument>;
type MayRead = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

function addApiDocumentation(scope: FastifyInstance, documentFor: DocumentFor, mayRead: MayRead): void {
  const documents = new Map<string, Promise<OpenApiDocument>>();
  const openApiDocument = ({ protocol }: FastifyRequest) => {
    const document = documents.get(protocol) ?? documentFor(protocol === "https");
    documents.set(protocol, document);
    return document;
  };
  const refuseReader = (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(401).header("cache-control", "no-store").send(errorBody("not_signed_in", request.id));
  scope.get("/api/openapi.json", async (request, reply) => {
    if (!(await mayRead(request, reply))) return refuseReader(request, reply);
    return reply.header("cache-control", "no-cache").send(await openApiDocument(request));
  });
  scope.get("/api/docs", async (request, reply) => {
    if (!(await mayRead(request, reply))) return refuseReader(request, reply);
    return reply
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", BARE_CSP)
      .send(apiReaderHtml(await openApiDocument(request)));
  });
}
