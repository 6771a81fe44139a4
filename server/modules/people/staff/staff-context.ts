import type { FastifyReply, FastifyRequest } from "fastify";
import { STAFF_SESSION_ABSOLUTE_MS } from "#domain/people/access/staff-limits.ts";
import { COOKIE_PATH, staffCookieName } from "#domain/shared/limits/cookies.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { orUnavailable } from "#platform/database/connection-loss.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Staff } from "./staff.ts";

interface ContextDeps {
  db: Database;
  staff: Pick<Staff, "findMember" | "askForApproval">;
  /** Whether the back office is served over https, as its configured address says. */
  isSecure: boolean;
}

/** Makes the context of a staff call: its request, and the member who made it. */
export function createStaffContextFor({ db, staff, isSecure }: ContextDeps) {
  const cookie = staffCookieName(isSecure);
  const attributes = { path: COOKIE_PATH, httpOnly: true, secure: isSecure, sameSite: "strict" } as const;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<StaffCallContext> => {
    const sessionToken = request.cookies[cookie];
    return {
      db,
      member: sessionToken === undefined ? null : await orUnavailable(staff.findMember(sessionToken)),
      client: {
        address: request.ip,
        userAgent: request.headers["user-agent"] ?? "",
        sessionToken,
        idempotencyKey: request.headers["idempotency-key"]?.toString(),
      },
      requestId: request.id,
      log: request.log,
      concerns: () => {
        throw new Error("Only a call with a permission has a subject");
      },
      scope: () => {
        throw new Error("Only a call with a permission has a scope");
      },
      concernsEveryone: () => {
        throw new Error("Only a call with a permission has a scope");
      },
      madeVersion: () => {
        throw new Error("Only a call that writes makes a version");
      },
      amountsTo: () => {
        throw new Error("Only a call that writes moves money");
      },
      askForApproval: staff.askForApproval,
      setSession: (token) => {
        if (token === null) reply.clearCookie(cookie, attributes);
        else reply.setCookie(cookie, token, { ...attributes, maxAge: STAFF_SESSION_ABSOLUTE_MS / 1_000 });
      },
      setHeader: (name, value) => void reply.header(name, value),
    };
  };
}
