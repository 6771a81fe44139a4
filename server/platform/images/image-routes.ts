import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { IMAGE_ROUTE, type ImageReference, readImageAddress } from "#domain/shared/images/image-address.ts";
import type { ImageModifiers } from "#domain/shared/images/modifiers.ts";
import { sendPlainPage } from "../http/plain-page.ts";
import { BARE_CSP } from "../http/security-headers.ts";
import { TooBusy } from "../limits/gate.ts";
import { RefusedSource, UnreachableSource, UnreadableImage } from "./image-source.ts";
import { placeholder } from "./placeholder.ts";
import { ResizedImages, type ResizedImagesOptions } from "./resized-images.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_A_MINUTE = "public, max-age=60";
const RETRY_AFTER_SECONDS = "2";

type Options = Omit<ResizedImagesOptions, "onCacheError">;

/** /img/{modifiers}/{source}: pictures of the allowed sources, in the sizes that pages use (CATALOG-17). */
export function registerImageRoutes(scope: FastifyInstance, options: Options): void {
  const images = new ResizedImages({
    ...options,
    onCacheError: (err) => scope.log.warn({ err }, "a resized picture could not be cached"),
  });

  scope.get(`${IMAGE_ROUTE}*`, async (request, reply) => {
    // Not Fastify's own parameter, which is decoded already: decoding twice could produce another path.
    const asked = readImageAddress(request.raw.url?.split("?", 1)[0] ?? "");
    if (asked === null) return sendPlainPage(reply, 400);
    const { source, modifiers } = asked;
    if (source === null) return sendPlainPage(reply, 403);
    try {
      const picture = await images.get(source, modifiers);
      return picture ? sendPicture(request, reply, picture, modifiers) : sendPlaceholder(reply, 404, modifiers);
    } catch (error) {
      return answerFailure(error, { request, reply, source, modifiers });
    }
  });
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Buffer, modifiers: ImageModifiers) {
  const tag = `"${createHash("sha256").update(picture).digest("base64url").slice(0, 27)}"`;
  withPictureHeaders(reply, modifiers).header("cache-control", FOR_EVER).header("etag", tag);
  return request.headers["if-none-match"] === tag ? reply.code(304).send() : reply.send(picture);
}

/**
 * A browser shows the body of an `img` whatever its status: the visitor sees a neutral picture of the right shape, and
 * crawlers, logs and shared caches see the error.
 */
async function sendPlaceholder(reply: FastifyReply, status: number, modifiers: ImageModifiers) {
  const picture = await placeholder(modifiers);
  return withPictureHeaders(reply, modifiers).code(status).header("cache-control", FOR_A_MINUTE).send(picture);
}

/** A web mail shows the pictures of our mails from its own site, so any site may show them. */
function withPictureHeaders(reply: FastifyReply, { format }: ImageModifiers): FastifyReply {
  return reply
    .header("content-type", `image/${format}`)
    .header("content-security-policy", BARE_CSP)
    .header("cross-origin-resource-policy", "cross-origin");
}

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  source: ImageReference;
  modifiers: ImageModifiers;
}

function answerFailure(error: unknown, { request, reply, source, modifiers }: Asked) {
  if (error instanceof TooBusy) return sendPlainPage(reply.header("retry-after", RETRY_AFTER_SECONDS), 503);
  if (error instanceof RefusedSource) return sendPlainPage(reply, 403);
  const isUnreachable = error instanceof UnreachableSource;
  if (!isUnreachable && !(error instanceof UnreadableImage)) throw error;
  request.log.warn({ err: error, picture: source }, "a picture could not be shown");
  return sendPlaceholder(reply, isUnreachable ? 502 : 404, modifiers);
}
