import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import cookie from "@fastify/cookie";
import Fastify, {
  type ConnectionError,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { errorCodeForStatus } from "#contracts/errors.ts";
import { holdsSecret } from "#domain/shared/page/secret-path.ts";
import { errorBody } from "../calls/call-errors.ts";
import type { Config } from "../config.ts";
import { isConnectionLoss, RETRY_AFTER_SECONDS } from "../database/connection-loss.ts";
import { TooBusy } from "../limits/gate.ts";
import { watchExhaustion } from "./exhaustion.ts";
import { describeError, describeRequest } from "./log/log-fields.ts";
import { plainPageHtml, sendPlainPage } from "./plain-page.ts";
import { MAX_URL_LENGTH, refusalStatus } from "./request-checks.ts";
import { BARE_CSP, SECURITY_HEADERS } from "./security-headers.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** For what answers a request before Fastify does. */
    edge: {
      nextId(): string;
      /** Whether nothing speaks against an answer: the request is well-formed, and there are files and memory left. */
      mayPass(request: IncomingMessage): boolean;
    };
  }
  interface FastifyRequest {
    /** Another server answers it, and logs that it did. */
    isHandedOver: boolean;
  }
}

const MAX_BODY_BYTES = 256 * 1024;
const MAX_HEADER_BYTES = 32 * 1024;

/** Unique among processes and ordered within one; a random id per request would be slower. */
function requestIds(): () => string {
  const prefix = randomBytes(6).toString("hex");
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}

type ServerConfig = Pick<Config, "trustedProxies" | "logLevel" | "requestTimeoutMs" | "mode">;

/** Fastify with the limits, headers, ids and error answers that every route of the product shares. */
export function createServer(
  config: ServerConfig,
  logStream?: { write(line: string): void },
  onError?: (logged: object) => void,
): FastifyInstance {
  const nextId = requestIds();
  const server = Fastify({
    logger: {
      level: config.logLevel,
      ...(logStream ? { stream: logStream } : {}),
      serializers: { req: describeRequest, err: describeError },
      ...(onError ? { hooks: { logMethod: notifying(onError) } } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // An id from the client would let it write into our logs.
    requestIdHeader: false,
    genReqId: nextId,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: config.requestTimeoutMs,
    connectionTimeout: config.requestTimeoutMs * 2,
    keepAliveTimeout: 72_000,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: MAX_URL_LENGTH },
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node would answer a missing one by itself, without our headers; request-checks.ts refuses it.
      requireHostHeader: false,
      headersTimeout: config.requestTimeoutMs,
      connectionsCheckingInterval: Math.min(config.requestTimeoutMs, 5_000),
    },
    clientErrorHandler: answerUnreadableRequest,
    // No hook runs for an address that the router cannot read.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, withOurHeaders(request, reply as FastifyReply)),
  });
  server.removeContentTypeParser("text/plain");
  server.register(cookie);
  const isExhausted = watchExhaustion(server.server);
  // Hooks without promises: every request passes here, and most are answered from memory.
  server.addHook("onRequest", (request, reply, done) => {
    withOurHeaders(request, reply);
    if (isExhausted(request.raw)) return void answerStatus(503, request, reply.header("connection", "close"));
    const refused = refusalStatus(request.raw);
    if (refused === null) done();
    else answerStatus(refused, request, reply);
  });
  let isClosing = false;
  server.addHook("preClose", async () => {
    isClosing = true;
  });
  server.decorate("edge", {
    nextId,
    mayPass: (request) => !isClosing && !isExhausted(request) && refusalStatus(request) === null,
  });
  server.decorateRequest("isHandedOver", false);
  server.addHook("onResponse", (request, reply, done) => {
    const details = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    if (!request.isHandedOver) request.log.info(details, "answered");
    // A connection that stays open would delay the shutdown.
    if (isClosing) server.server.closeIdleConnections();
    done();
  });
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((request, reply) => answerStatus(404, request, reply));
  return server;
}

const ERROR_LEVEL = 50;

/** Passes on what is logged as an error, wherever that is. */
const notifying = (onError: (logged: object) => void) =>
  function logMethod(this: object, given: unknown[], log: (...given: unknown[]) => void, level: number): void {
    const [details] = given;
    if (level >= ERROR_LEVEL && typeof details === "object" && details !== null) onError(details);
    log.apply(this, given);
  };

function withOurHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(SECURITY_HEADERS).header("x-request-id", request.id);
  return holdsSecret(request.url) ? reply.header("referrer-policy", "no-referrer") : reply;
}

function answerStatus(status: number, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (status === 405) reply.header("allow", "GET, HEAD, POST");
  if (status === 503) reply.header("retry-after", RETRY_AFTER_SECONDS);
  if (!request.url.startsWith("/api/")) return sendPlainPage(reply, status);
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .send(errorBody(errorCodeForStatus(status), request.id));
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  // A crowd is no failure of the program; the line of the answer has its status.
  if (status >= 500 && !(error instanceof TooBusy)) request.log.error({ err: error, req: request }, "request failed");
  return answerStatus(status, request, reply);
}

function statusOf(error: FastifyError): number {
  const { statusCode: status = 500 } = error;
  if (status >= 400 && status < 600 && status !== 500) return status;
  return isConnectionLoss(error) ? 503 : 500;
}

const STATUS_OF_PARSER_ERROR: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** For bytes that are no HTTP request: an answer with our headers, then the connection ends. */
function answerUnreadableRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = unreadableStatus(error);
  const body = plainPageHtml(status);
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    "content-type": "text/html; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    "content-security-policy": BARE_CSP,
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} Refused\r\n${headers.join("")}\r\n${body}`);
}

function unreadableStatus(error: ConnectionError): number {
  const status = STATUS_OF_PARSER_ERROR[error.code ?? ""] ?? 400;
  // The request line alone exceeds the header limit, so the address is too long.
  const firstLine = (error.rawPacket as unknown as Buffer | undefined)?.indexOf("\r\n") ?? 0;
  return status === 431 && (firstLine === -1 || firstLine > MAX_URL_LENGTH) ? 414 : status;
}
