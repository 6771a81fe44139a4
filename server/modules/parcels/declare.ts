import { eq } from "drizzle-orm";
import type { DeclaredLineInput } from "../../../contracts/shop/parcels.ts";
import { canBeDeclared, checkDeclaration, type DeclaredLine } from "../../../domain/parcels/declaration.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse, refuseFields } from "../../platform/calls/call-errors.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { ParcelDeps } from "./parcel-deps.ts";
import { lockOwnParcel } from "./parcel-store.ts";
import { presentParcel } from "./show-parcel.ts";
import { parcelItems, parcels } from "./tables.ts";

interface Declaration {
  number: string;
  lines: readonly DeclaredLineInput[];
  is_attested: boolean;
}

/** Replaces what was declared before; broken lines are answered at their fields and change nothing (ERROR-05). */
export async function declareParcel(
  deps: ParcelDeps,
  context: CallContext,
  { number, lines, is_attested }: Declaration,
) {
  const typed = lines.map(readLine);
  return context.db.transaction(async (tx) => {
    const parcel = await lockOwnParcel(tx, context, number);
    const isLocked = parcel.quoteId !== null || parcel.declarationLockedAt !== null;
    if (!canBeDeclared(parcel.state, isLocked)) throw refuse("conflict");
    const problems = checkDeclaration(typed, { isKnownCode: deps.customs.isKnown });
    if (!is_attested) problems.is_attested = "declaration.attest";
    if (Object.keys(problems).length > 0) throw refuseFields(problems as Record<string, string>);
    await replaceItems(tx, parcel.id, typed as readonly ValidLine[]);
    const changes = { attestedAt: deps.now() };
    const [declared] = await tx.update(parcels).set(changes).where(eq(parcels.id, parcel.id)).returning();
    return { parcel: await presentParcel(deps, tx, declared ?? parcel) };
  });
}

type ValidLine = DeclaredLine & { quantity: number; unitValue: NonNullable<DeclaredLine["unitValue"]> };

const readLine = ({ description, quantity, unit_value, hs6, origin, gtin }: DeclaredLineInput): DeclaredLine => ({
  description: description.trim().replace(/\s+/g, " "),
  quantity,
  unitValue: unit_value,
  hs6: hs6.replace(/\D/g, ""),
  origin: origin.trim().toUpperCase(),
  gtin: gtin.replace(/\s/g, ""),
});

async function replaceItems(tx: Database, parcelId: number, lines: readonly ValidLine[]): Promise<void> {
  await tx.delete(parcelItems).where(eq(parcelItems.parcelId, parcelId));
  await tx.insert(parcelItems).values(lines.map((line, position) => ({ ...line, parcelId, position })));
}
