import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIE_PATH, VISITOR_COOKIE_MAX_AGE_SECONDS, visitorCookieName } from "#domain/shared/limits/cookies.ts";

const SIGNATURE_BYTES = 16;
const SIGNED = /^([\w-]{43})\.([\w-]{22})$/;

const isSecure = ({ protocol }: FastifyRequest) => protocol === "https";

export interface VisitorCookie {
  /** The cookie's value for a secret. */
  sign(token: string): string;
  /** The secret of a browser; none for a cookie that we did not give out (T022). */
  read(request: FastifyRequest): string | undefined;
  write(request: FastifyRequest, reply: FastifyReply, token: string): void;
}

/**
 * The cookie by which a browser's cart is found. It is signed: otherwise somebody could plant one that they know, and
 * would share the cart and the orders of its browser.
 */
export function visitorCookie(secret: Buffer): VisitorCookie {
  // Made once: from bytes it would be made for each request, in several times the time of signing.
  const key = createSecretKey(secret);
  const signatureOf = (token: string) => createHmac("sha256", key).update(token).digest().subarray(0, SIGNATURE_BYTES);
  const sign = (token: string) => `${token}.${signatureOf(token).toString("base64url")}`;
  return {
    sign,
    read(request) {
      const [, token, signature] = SIGNED.exec(request.cookies[visitorCookieName(isSecure(request))] ?? "") ?? [];
      if (token === undefined || signature === undefined) return undefined;
      return timingSafeEqual(Buffer.from(signature, "base64url"), signatureOf(token)) ? token : undefined;
    },
    write(request, reply, token) {
      reply.setCookie(visitorCookieName(isSecure(request)), sign(token), {
        path: COOKIE_PATH,
        httpOnly: true,
        secure: isSecure(request),
        sameSite: "lax",
        maxAge: VISITOR_COOKIE_MAX_AGE_SECONDS,
      });
    },
  };
}
