import { calls } from "./platform/calls/implement-calls.ts";
import type { Shop } from "./shop.ts";

/** Every call of the shop with the use case that answers it; a call that no module implements does not compile. */
export const createRouter = ({ modules }: Pick<Shop, "modules">) => calls.router(modules.calls);

export type CallRouter = ReturnType<typeof createRouter>;
