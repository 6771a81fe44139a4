import type { FastifyReply, FastifyRequest } from "fastify";
import { SESSION_ABSOLUTE_MS } from "#domain/people/identity/session-limits.ts";
import { COOKIE_PATH, sessionCookieName } from "#domain/shared/limits/cookies.ts";

const isSecure = ({ protocol }: FastifyRequest) => protocol === "https";

/** Only the name for this protocol is read: over https no other host can have set it (T020, T022). */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookieName(isSecure(request))];
}

/** Sets or clears the session cookie. */
export function writeSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  const name = sessionCookieName(isSecure(request));
  const attributes = { path: COOKIE_PATH, httpOnly: true, secure: isSecure(request), sameSite: "lax" } as const;
  if (token === null) reply.clearCookie(name, attributes);
  else reply.setCookie(name, token, { ...attributes, maxAge: SESSION_ABSOLUTE_MS / 1_000 });
}
