import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import type { Payments } from "./payments.ts";

const MAX_BODY_BYTES = 128 * 1024;

const CALLBACKS: Readonly<Record<string, ProviderId>> = {
  stripe: PROVIDER.card,
  paypal: PROVIDER.wallet,
  paysera: PROVIDER.regional,
};

/** The addresses for notifications of providers. Each notification proves its sender by itself (T119). */
export function registerPaymentRoutes(
  scope: FastifyInstance,
  { payments }: { payments: Pick<Payments, "receive"> },
): void {
  scope.removeAllContentTypeParsers();
  // Signatures cover the bytes as they were sent.
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  for (const [name, providerId] of Object.entries(CALLBACKS)) {
    scope.route({
      method: ["GET", "POST"],
      url: `/api/callbacks/${name}`,
      bodyLimit: MAX_BODY_BYTES,
      handler: (request, reply) => answer(payments, providerId, request, reply),
    });
  }
}

async function answer(
  { receive }: Pick<Payments, "receive">,
  providerId: ProviderId,
  { method, url, headers, body }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const received = await receive(providerId, {
    method,
    headers,
    query: new URLSearchParams(url.split("?", 2)[1] ?? ""),
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  });
  reply.header("cache-control", "no-store").type("text/plain; charset=utf-8");
  if (received.result === "accepted") {
    const { contentType, body: acknowledgement } = received.acknowledgement;
    return reply.type(contentType).send(acknowledgement);
  }
  return received.result === "refused" ? reply.code(400).send("refused") : reply.code(404).send("unknown");
}
