import type { DeclaredLineInput } from "#contracts/shop/forwarding/parcels.ts";
import { checkDeclaration, type DeclaredLine, type ValidLine } from "#domain/forwarding/parcels/declaration.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuseFields } from "#platform/calls/call-errors.ts";
import { transact } from "#platform/database/transact.ts";
import { presentParcel } from "../desk/show-parcel.ts";
import { parcelAggregate } from "../parcel-aggregate.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { assertDeclarable } from "./declarable.ts";
import { declareAll } from "./declare-many.ts";

interface Declaration {
  number: string;
  lines: readonly DeclaredLineInput[];
  is_attested: boolean;
}

/** Replaces the declaration; invalid lines are reported at their fields and change nothing (ERROR-05). */
export async function declareParcel(
  deps: ParcelDeps,
  context: CallContext,
  { number, lines, is_attested }: Declaration,
) {
  const typed = lines.map(readLine);
  return transact(context.db, async (tx) => {
    const parcel = await parcelAggregate.lockOwn(tx, context, number);
    assertDeclarable(parcel);
    const problems = checkDeclaration(typed, { isKnownCode: deps.customs.isKnown });
    if (!is_attested) problems.is_attested = "declaration.attest";
    if (Object.keys(problems).length > 0) throw refuseFields(problems as Record<string, string>);
    const attestedAt = deps.now();
    await declareAll(tx, new Map([[parcel.id, typed as readonly ValidLine[]]]), attestedAt);
    return { parcel: await presentParcel(deps, tx, { ...parcel, attestedAt }) };
  });
}

const readLine = ({ description, quantity, unit_value, hs6, origin, gtin }: DeclaredLineInput): DeclaredLine => ({
  description: description.trim().replace(/\s+/g, " "),
  quantity,
  unitValue: unit_value,
  hs6: hs6.replace(/\D/g, ""),
  origin: origin.trim().toUpperCase(),
  gtin: gtin.replace(/\s/g, ""),
});
