import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { MOST_ENVELOPE_BYTES, MOST_REPLAY_BYTES, OWN_PROJECT } from "#domain/operations/errors/error-limits.ts";
import { errorBody } from "#platform/calls/call-errors.ts";
import { refuseCrossSite } from "#platform/http/cross-site.ts";
import type { CallLimiter } from "#platform/limits/limited-calls.ts";
import { networkOf } from "#platform/limits/network-of.ts";
import { type EnvelopeItem, readEnvelope } from "./envelope.ts";
import type { Errors } from "./errors.ts";

interface Options {
  errors: Pick<Errors, "take">;
  limiter: CallLimiter;
}

/** The shop's own error sink. It speaks the protocol of `@sentry/browser`: an envelope of items. */
export function registerErrorRoutes(scope: FastifyInstance, { errors, limiter }: Options): void {
  refuseCrossSite(scope);
  scope.removeAllContentTypeParsers();
  const asBytes = { parseAs: "buffer", bodyLimit: MOST_REPLAY_BYTES } as const;
  scope.addContentTypeParser("*", asBytes, (_request, body, done) => done(null, body));
  scope.post<{ Params: { project: string }; Body: unknown }>("/api/:project/envelope/", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const refused = (status: 400 | 404 | 413 | 429, code: Parameters<typeof errorBody>[0]) =>
      reply.code(status).send(errorBody(code, request.id));
    if (request.params.project !== OWN_PROJECT) return refused(404, "not_found");
    const waitSeconds = await secondsToWait(limiter, request.ip);
    if (waitSeconds > 0) {
      announceLimit(reply, waitSeconds);
      return refused(429, "too_many_requests");
    }
    const items = request.body instanceof Buffer ? readEnvelope(request.body) : null;
    if (!items) return refused(400, "bad_request");
    if (isTooLarge(request.body as Buffer, items)) return refused(413, "payload_too_large");
    await errors.take(items, { scope: request.site.storefront.code, userAgent: userAgentOf(request) });
    return reply.send({});
  });
}

async function secondsToWait({ limits, counts }: CallLimiter, address: string): Promise<number> {
  if (limits === null) return 0;
  const limit = limits.calls["errors-network"];
  return counts.count([{ action: "errors-network", subject: networkOf(address), limit }]);
}

/** Of every kind of item; the browser then keeps quiet for as long. */
function announceLimit(reply: FastifyReply, seconds: number): void {
  reply.header("retry-after", String(seconds)).header("x-sentry-rate-limits", `${seconds}::organization`);
}

const isTooLarge = (body: Buffer, items: readonly EnvelopeItem[]) =>
  body.length > MOST_ENVELOPE_BYTES && !items.some(({ type }) => type === "replay_recording");

const userAgentOf = ({ headers }: FastifyRequest) => headers["user-agent"] ?? "";
