import { eq, sql } from "drizzle-orm";
import type { CompanyEvent } from "#domain/people/companies/company-machine.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Move, moveState } from "#platform/state/move-state.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { mailEffect } from "./company-mail.ts";
import { companyStates, lockCompany } from "./company-store.ts";
import { type CompanyRow, companies, companyMembers } from "./tables.ts";

export type CompanyMove = Move<CompanyEvent, typeof companies>;

/** Moves a locked company and writes to its owners; refused where the machine has no such transition. */
export async function moveCompany(
  deps: Pick<CompanyDeps, "queueMail" | "directory">,
  tx: Database,
  company: CompanyRow,
  move: CompanyMove,
): Promise<CompanyRow> {
  const moved = await moveState(tx, companyStates, company, move, async (effect) => {
    const changed = await lockCompany(tx, company.id);
    if (changed) await mailEffect(deps, tx, changed, effect);
  });
  if (!moved) throw refuse("conflict");
  if (moved.state === "closed") await endMemberships(tx, moved.id);
  return moved;
}

/** From now on its members may belong to another company. */
async function endMemberships(tx: Database, companyId: number): Promise<void> {
  await tx.update(companies).set({ closedAt: sql`clock_timestamp()` }).where(eq(companies.id, companyId));
  await tx.update(companyMembers).set({ isLive: false }).where(eq(companyMembers.companyId, companyId));
}
