import type { FastifyInstance } from "fastify";
import { staffContract } from "#contracts/staff/contract.ts";
import { staffCookieName } from "#domain/shared/limits/cookies.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Config } from "#platform/config.ts";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import { type CallRouter, registerCallRoutes } from "#platform/http/call-routes.ts";
import { createServer } from "#platform/http/create-server.ts";
import { registerHealthRoutes } from "#platform/http/operations-routes.ts";
import { registerScope } from "#platform/http/register-scope.ts";
import { hostName } from "#platform/http/request-checks.ts";
import { registerBackofficeRoutes } from "./backoffice-routes.ts";
import type { Staff } from "./staff.ts";
import { createStaffContextFor } from "./staff-context.ts";

export type StaffContextFor = ReturnType<typeof createStaffContextFor>;
type StaffRoutes = (scope: FastifyInstance, contextFor: StaffContextFor) => void;

interface StaffOriginDeps {
  config: Config;
  database: OpenDatabase;
  staff: Pick<Staff, "findMember" | "askForApproval">;
  router: CallRouter<StaffCallContext>;
  /** Routes beside the calls, each in a scope of its own. */
  routes: readonly StaffRoutes[];
  /** The address of the back office. */
  url: string;
  buildDir: string;
  logStream?: { write(line: string): void };
  isReady: () => Promise<boolean>;
  /** Hears of what is logged as an error. */
  onError: (logged: object) => void;
}

/**
 * Serves the back office on its own host, beside the hosts of the storefronts. It is a server of its own behind the same
 * port: no route, hook or parser of the shop reaches it, and none of its routes exists on a shop's host.
 */
export async function registerStaffOrigin(server: FastifyInstance, deps: StaffOriginDeps): Promise<FastifyInstance> {
  const origin = await createStaffServer(deps);
  const { hostname } = new URL(deps.url);
  server.addHook("onRequest", (request, reply, done) => {
    if (hostName(request.host) !== hostname) return done();
    request.isHandedOver = true;
    reply.hijack();
    origin.routing(request.raw, reply.raw);
  });
  server.addHook("onClose", () => origin.close());
  return origin;
}

async function createStaffServer(deps: StaffOriginDeps): Promise<FastifyInstance> {
  const { config, database, isReady, staff, router, routes, url, buildDir, logStream, onError } = deps;
  const server = createServer(config, logStream, onError);
  const isSecure = new URL(url).protocol === "https:";
  const contextFor = createStaffContextFor({ db: database.db, staff, isSecure });
  registerHealthRoutes(server, { isReady });
  await registerScope(server, (scope) =>
    registerCallRoutes(scope, {
      contract: staffContract,
      callerCookies: () => ({ staff: staffCookieName(isSecure) }),
      router,
      contextFor,
      mayReadContract: ({ member }) => member !== null,
    }),
  );
  for (const register of routes) await registerScope(server, (scope) => register(scope, contextFor));
  await registerScope(server, (scope) => registerBackofficeRoutes(scope, { buildDir }));
  await server.ready();
  return server;
}
