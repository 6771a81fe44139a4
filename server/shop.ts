import type { MODULES } from "./modules.ts";
import type { Database } from "./platform/database/open-database.ts";
import type { VisitorCookie } from "./platform/http/visitor-cookie.ts";
import type { CallLimiter } from "./platform/limits/limited-calls.ts";
import type { OpenModules, ServicesOf } from "./platform/modules/open-modules.ts";

/** A running shop: the services of its modules by name, and what is made of all of them. */
export interface Shop extends ServicesOf<typeof MODULES> {
  db: Database;
  modules: Pick<OpenModules<typeof MODULES>, "calls" | "staffCalls" | "opened">;
  limiter: CallLimiter;
  visitorCookie: VisitorCookie;
  now: () => Date;
  /** Starts the workers and schedules. */
  work(): Promise<void>;
  close(): Promise<void>;
}
