import { sql } from "drizzle-orm";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { companyAggregate } from "./company-aggregate.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { membersOf } from "./company-store.ts";
import { type CompanyMove, moveCompany } from "./move-company.ts";
import { getForStaff } from "./views/get-for-staff.ts";
import { listForStaff } from "./views/list-for-staff.ts";

export function createStaffProCalls(deps: CompanyDeps) {
  const { pro } = staffCalls;

  const decide = async (
    context: StaffCallContext,
    number: string,
    { event, reason, ...move }: Pick<CompanyMove, "event" | "changes"> & { reason?: string },
  ) => {
    const company = await companyAggregate.lockInScope(context, number);
    const { id, state, storefrontCode } = await moveCompany(deps, context.db, company, {
      event,
      actor: "staff",
      actorId: actingMember(context).id,
      ...(reason === undefined ? {} : { note: reason }),
      changes: { reason: reason ?? "", ...move.changes },
    });
    if (event === "activate") {
      const [owner] = await membersOf(context.db, id);
      if (owner) await deps.giveSuite(context.db, { userId: owner.userId, companyId: id, storefrontCode });
    }
    return { status: true as const, state };
  };

  return {
    list: pro.list.handler(({ input, context }) => listForStaff(context, input)),
    get: pro.get.handler(({ input, context }) => getForStaff(context, input.number)),
    ask: pro.ask.handler(({ input: { number, question }, context }) =>
      decide(context, number, { event: "ask", changes: { question, answer: "" } }),
    ),
    activate: pro.activate.handler(({ input: { number }, context }) =>
      decide(context, number, { event: "activate", changes: { activatedAt: sql`clock_timestamp()` } }),
    ),
    refuse: pro.refuse.handler(({ input: { number, reason }, context }) =>
      decide(context, number, { event: "refuse", reason }),
    ),
    suspend: pro.suspend.handler(({ input: { number, reason }, context }) =>
      decide(context, number, { event: "suspend", reason }),
    ),
    restore: pro.restore.handler(({ input: { number }, context }) => decide(context, number, { event: "restore" })),
    close: pro.close.handler(({ input: { number, reason }, context }) =>
      decide(context, number, { event: "close", reason }),
    ),
  };
}
