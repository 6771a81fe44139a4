import { MODULES } from "./modules.ts";
import { readSigningKey } from "./platform/http/signing-key.ts";
import { visitorCookie } from "./platform/http/visitor-cookie.ts";
import { scheduleCleanUp } from "./platform/jobs/clean-up.ts";
import type { Infrastructure } from "./platform/modules/infrastructure.ts";
import { openModules } from "./platform/modules/open-modules.ts";
import type { Shop } from "./shop.ts";

/** Opens every module on the given infrastructure. */
export async function openShop(infrastructure: Infrastructure): Promise<Shop> {
  const { db, jobs, now } = infrastructure;
  const visitorKey = await readSigningKey(db, "visitor");
  const modules = await openModules(MODULES, infrastructure);
  return {
    ...modules.services,
    db,
    modules,
    limiter: modules.limiter,
    visitorCookie: visitorCookie(visitorKey),
    now,
    async work() {
      for (const { work } of modules.opened) await work?.();
      await scheduleCleanUp(
        jobs,
        modules.opened.flatMap(({ sweeps = [] }) => sweeps),
      );
    },
    close: modules.close,
  };
}
