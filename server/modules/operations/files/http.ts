import type { Readable } from "node:stream";
import { ORPCError } from "@orpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { MAX_FILE_BYTES } from "#domain/operations/files/file-limits.ts";
import { encodeCallError, refuse } from "#platform/calls/call-errors.ts";
import { isConnectionLoss, RETRY_AFTER_SECONDS } from "#platform/database/connection-loss.ts";
import { readRest } from "#platform/files/receive-upload.ts";
import { refuseCrossSite } from "#platform/http/cross-site.ts";
import { BARE_CSP } from "#platform/http/security-headers.ts";
import type { FileUser } from "./file-policy.ts";
import { FILES_PATH } from "./file-presenter.ts";
import type { Files } from "./files.ts";
import type { Upload } from "./upload.ts";

interface Options {
  files: Pick<Files, "upload" | "open">;
  /** Null for who has not signed in. */
  userOf: (request: FastifyRequest, reply: FastifyReply) => Promise<FileUser | null>;
}

/** Uploads and downloads, on the hosts of the shop and on the staff origin alike. */
export function registerUploadRoutes(scope: FastifyInstance, { files, userOf }: Options): void {
  refuseCrossSite(scope);
  scope.removeAllContentTypeParsers();
  // The body is read by the upload itself, as it arrives and under a limit of its own.
  scope.addContentTypeParser("*", (_request, body, done) => done(null, body));

  scope.post<{ Querystring: Record<string, string> }>("/api/files", async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      const user = await userOf(request, reply);
      if (!user) throw refuse("not_signed_in");
      const key = request.headers["idempotency-key"]?.toString();
      const id = await files.upload(user, uploadOf(request), request.body as Readable, key);
      await endBody(request, reply);
      return { status: true, id };
    } catch (error) {
      await endBody(request, reply);
      return answerRefusal(error, request, reply);
    }
  });

  scope.get<{ Params: { id: string } }>(`${FILES_PATH}:id`, async (request, reply) => {
    reply.header("cache-control", "private, no-cache").header("x-robots-tag", "noindex");
    const user = await userOf(request, reply);
    const file = user && (await files.open(request.params.id, user));
    // The bytes of an id never change.
    const tag = file && `"${file.id}"`;
    if (tag && request.headers["if-none-match"] === tag) return reply.code(304).header("etag", tag).send();
    const content = await file?.read();
    if (!file || !content) return answerRefusal(refuse("not_found"), request, reply);
    return reply
      .header("etag", tag)
      .header("content-type", file.contentType)
      .header("content-length", file.bytes)
      .header("content-disposition", `attachment; filename="${file.fileName}"`)
      .header("content-security-policy", `${BARE_CSP}; sandbox`)
      .send(content);
  });
}

const uploadOf = ({ query, headers }: FastifyRequest<{ Querystring: Record<string, string> }>): Upload => ({
  purpose: String(query.purpose ?? ""),
  name: String(query.name ?? ""),
  announcedBytes: Number(headers["content-length"]) || null,
});

/**
 * Reads what is left of a body that was not needed, as much as a file may have: a connection that ends over unread bytes is
 * reset, and its answer is lost. What is longer is not worth reading.
 */
async function endBody({ body }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!(await readRest(body as Readable, MAX_FILE_BYTES))) reply.header("connection", "close");
}

function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = isConnectionLoss(error) ? refuse("unavailable") : error;
  if (!(refusal instanceof ORPCError)) throw error;
  if (refusal.status === 503) reply.header("retry-after", RETRY_AFTER_SECONDS);
  return reply.code(refusal.status).send(encodeCallError(refusal, request.id));
}
