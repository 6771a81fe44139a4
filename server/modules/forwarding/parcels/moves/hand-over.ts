import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { transact } from "#platform/database/transact.ts";
import { presentParcel } from "../desk/show-parcel.ts";
import { parcelAggregate } from "../parcel-aggregate.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { companySuiteFor } from "../suites/company-suite.ts";

/** Gives a stored parcel to the company, by decision of its owner. */
export async function handOver(deps: ParcelDeps, context: CallContext, number: string) {
  const actorId = signedIn(context).id;
  return transact(context.db, async (tx) => {
    const parcel = await parcelAggregate.lockOwn(tx, context, number);
    const suite = await companySuiteFor(tx, parcel, actorId);
    if (!suite) throw refuse("conflict");
    const move = { event: "hand_over", actor: "customer", actorId, changes: { suiteId: suite.id } } as const;
    return { parcel: await presentParcel(deps, tx, await parcelAggregate.move(tx, parcel, move, deps)) };
  });
}
