import type { FastifyReply, FastifyRequest } from "fastify";
import { readIdentifiers } from "#domain/marketing/integrations/identifiers.ts";
import { collectUtm } from "#domain/marketing/marketing/utm.ts";
import { savedId } from "#domain/operations/storefronts/reader.ts";
import { COOKIE_NAMES, COOKIE_PATH } from "#domain/shared/limits/cookies.ts";
import type { Identity } from "./modules/people/identity/index.ts";
import type { CallContext } from "./platform/calls/call-context.ts";
import { orUnavailable } from "./platform/database/connection-loss.ts";
import { readSessionCookie, writeSessionCookie } from "./platform/http/session-cookie.ts";
import type { Shop } from "./shop.ts";

type ShopOfCalls = Pick<Shop, "db" | "identity" | "limiter" | "visitorCookie">;

/** Nobody: what is made for everybody alike needs no session (F22). */
type Caller = "visitor" | "nobody";

/** The context of a call: its request, and who made it. */
export function createContextFor({ db, identity, limiter, visitorCookie }: ShopOfCalls) {
  return async (request: FastifyRequest, reply: FastifyReply, of: Caller = "visitor"): Promise<CallContext> => {
    const sessionToken = of === "nobody" ? undefined : readSessionCookie(request);
    return {
      db,
      ...request.site,
      user: sessionToken ? await findUser(identity, sessionToken, request) : null,
      client: {
        address: request.ip,
        userAgent: request.headers["user-agent"] ?? "",
        sessionToken,
        visitorToken: visitorCookie.read(request),
        savedCurrency: savedId(request.cookies[COOKIE_NAMES.currencyId]),
        // Only few calls ask for it.
        get campaign() {
          return collectUtm([], new URLSearchParams(request.cookies[COOKIE_NAMES.utm]));
        },
        consentCookie: request.cookies[COOKIE_NAMES.consent],
        identifiers: () => readIdentifiers(request.cookies, request.headers["user-agent"] ?? ""),
        refusesMarketing: request.headers["sec-gpc"] === "1",
        idempotencyKey: request.headers["idempotency-key"]?.toString(),
      },
      limiter,
      requestId: request.id,
      log: request.log,
      setCookie: (name, value, maxAge) =>
        reply.setCookie(name, value, {
          path: COOKIE_PATH,
          maxAge,
          sameSite: "lax",
          secure: request.protocol === "https",
        }),
      setSession: (token) => writeSessionCookie(request, reply, token),
      setVisitor: (token) => visitorCookie.write(request, reply, token),
      setHeader: (name, value) => void reply.header(name, value),
    };
  };
}

/** Whether a visitor is signed in cannot be guessed: without the database there is no answer to give. */
const findUser = ({ sessions }: Pick<Identity, "sessions">, token: string, { site, log }: FastifyRequest) =>
  orUnavailable(sessions.find(token, site.storefront.code, log));
