import type { Staff } from "./modules/people/staff/index.ts";
import { staffCalls } from "./platform/calls/implement-staff-calls.ts";
import type { Shop } from "./shop.ts";

/** Every staff call with the use case that answers it; a call that no module implements does not compile. */
export const createStaffRouter = ({ modules }: Pick<Shop, "modules">, staff: Pick<Staff, "calls">) =>
  staffCalls.router({ session: staff.calls, ...modules.staffCalls });
