import { eq, inArray } from "drizzle-orm";
import { add, type Money, money, ZERO } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import { companySuites } from "../../parcels/index.ts";
import { forwardRequests } from "../tables.ts";

export interface CompanyRequest {
  id: number;
  /** From the agreed price. */
  duty: Money;
  importVat: Money;
}

/** Moves requests to the suite that their parcels were moved to. */
export async function moveRequests(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.update(forwardRequests).set({ suiteId: to }).where(eq(forwardRequests.suiteId, from));
}

/** The requests of a company with the customs charges in their price. */
export async function companyRequests(db: Database, companyId: number): Promise<CompanyRequest[]> {
  const { id, agreedLines } = forwardRequests;
  const found = await db
    .select({ id, agreedLines })
    .from(forwardRequests)
    .where(inArray(forwardRequests.suiteId, companySuites(db, companyId)));
  return found.map((request) => {
    const sum = (wanted: "duty" | "import_vat") =>
      (request.agreedLines ?? [])
        .filter(({ key }) => key === wanted)
        .reduce((total, { amount }) => add(total, money(amount)), ZERO);
    return { id: request.id, duty: sum("duty"), importVat: sum("import_vat") };
  });
}
