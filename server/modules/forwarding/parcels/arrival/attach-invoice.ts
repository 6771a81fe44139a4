import { eq } from "drizzle-orm";
import { attachFiles } from "#modules/operations/files/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { transact } from "#platform/database/transact.ts";
import { assertDeclarable } from "../contents/declarable.ts";
import { presentParcel } from "../desk/show-parcel.ts";
import { INVOICE } from "../file-policies.ts";
import { parcelAggregate } from "../parcel-aggregate.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { parcels } from "../tables.ts";

/** Attaches the shop's invoice, which staff compare with the declaration. Files of others are not found (T106). */
export async function attachInvoice(
  deps: ParcelDeps,
  context: CallContext,
  { number, file_ids }: { number: string; file_ids: readonly string[] },
) {
  return transact(context.db, async (tx) => {
    const parcel = await parcelAggregate.lockOwn(tx, context, number);
    assertDeclarable(parcel);
    const owner = { userId: signedIn(context).id };
    await attachFiles(tx, { fileIds: file_ids, owner, purpose: INVOICE, subject: { kind: INVOICE, id: parcel.id } });
    const changes = { invoiceAttachedAt: deps.now() };
    const [changed] = await tx.update(parcels).set(changes).where(eq(parcels.id, parcel.id)).returning();
    return { parcel: await presentParcel(deps, tx, changed ?? parcel) };
  });
}
