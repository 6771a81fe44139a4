import type { Money } from "../../../domain/money/money.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import type { ClaimRow } from "./tables.ts";

/** What was paid for the thing that a claim is about, by itself or together with others, and has not gone back. */
export const leftOfPayment = (
  { payments }: Pick<ClaimDeps, "payments">,
  db: Database,
  { subjectKind: kind, subjectId: id }: ClaimRow,
): Promise<Money> => payments.leftOf(db, { kind, id });
