import type { FastifyInstance } from "fastify";
import type { Shipments } from "./shipments.ts";

const MAX_BODY_BYTES = 1024 * 1024;
const STATUS = { accepted: 200, refused: 400, unknown: 404 } as const;

/** Where carriers report what happens to parcels. Each report proves by itself who sent it (T119). */
export function registerCarrierRoutes(
  scope: FastifyInstance,
  { shipments }: { shipments: Pick<Shipments, "receive"> },
): void {
  scope.removeAllContentTypeParsers();
  // Signatures cover the bytes as they were sent.
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  scope.post<{ Params: { carrier: string } }>(
    "/api/callbacks/carriers/:carrier",
    { bodyLimit: MAX_BODY_BYTES },
    async ({ params, headers, body }, reply) => {
      const push = { headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
      const received = await shipments.receive(params.carrier, push);
      return reply
        .code(STATUS[received])
        .header("cache-control", "no-store")
        .type("text/plain; charset=utf-8")
        .send(received);
    },
  );
}
