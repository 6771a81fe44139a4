import { and, asc, eq, min } from "drizzle-orm";
import type { ParcelState } from "#domain/forwarding/parcels/parcel-states.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import type { Cause } from "#platform/state/status-events.ts";
import { assertNotAnnounced } from "./arrival/announce.ts";
import { parcelAggregate } from "./parcel-aggregate.ts";
import { findPrivateSuite, makeSuite, type Suite, suiteById, suiteOfCompany } from "./suites/suites.ts";
import { parcelItems, parcels } from "./tables.ts";

interface OrderedParcel {
  quoteId: number;
  /** With the company of the quote, if any. */
  owner: { userId: number; storefrontCode: string; companyId: number | null };
  warehouseId: number;
  shop: string;
  carrier: string;
  trackingNumber: string | null;
  /** The declared contents, with values in euros. */
  lines: readonly { description: string; quantity: number; unitValue: Money; hs6: string; origin: string }[];
  at: Date;
}

/** Announces a parcel that we ordered to the customer's suite (FORWARDING-01); answers its id. */
export async function expectForQuote(
  tx: Database,
  { owner, lines, at, ...ordered }: OrderedParcel,
  cause: Cause,
): Promise<number> {
  const suite = (await suiteOfQuote(tx, ordered.quoteId)) ?? (await suiteFor(tx, owner));
  // All items of one box come in one call.
  if (ordered.trackingNumber !== null) await assertNotAnnounced(tx, suite, ordered.trackingNumber);
  const values = { ...ordered, suiteId: suite.id, announcedAt: at, attestedAt: at };
  const parcel = await insertFirstState(tx, parcelAggregate, values, cause);
  await tx.insert(parcelItems).values(lines.map((line, position) => ({ ...line, parcelId: parcel.id, position })));
  return parcel.id;
}

/** The suite of the quote's company, else the customer's own, even without a confirmed e-mail. */
async function suiteFor(tx: Database, owner: OrderedParcel["owner"]): Promise<Suite> {
  const { companyId, userId } = owner;
  const shared = companyId === null ? null : await suiteOfCompany(tx, companyId);
  return shared ?? (await findPrivateSuite(tx, userId)) ?? makeSuite(tx, owner);
}

/** All parcels of a quote go to one suite, even if the customer has another company by now. */
async function suiteOfQuote(tx: Database, quoteId: number): Promise<Suite | null> {
  const [first] = await lockForQuote(tx, quoteId);
  return first?.suiteId ? suiteById(tx, first.suiteId) : null;
}

/** Deletes one line of a declaration; of equal lines, any one. */
export async function withoutLine(
  tx: Database,
  parcelId: number,
  { description, quantity, hs6, unitValue }: Omit<OrderedParcel["lines"][number], "origin">,
): Promise<void> {
  const isIt = and(
    eq(parcelItems.parcelId, parcelId),
    eq(parcelItems.description, description),
    eq(parcelItems.quantity, quantity),
    eq(parcelItems.hs6, hs6),
    eq(parcelItems.unitValue, unitValue),
  );
  const first = tx
    .select({ position: min(parcelItems.position) })
    .from(parcelItems)
    .where(isIt);
  await tx.delete(parcelItems).where(and(isIt, eq(parcelItems.position, first)));
}

/** Locks the parcels of a quote by ascending id. */
export const lockForQuote = (
  tx: Database,
  quoteId: number,
): Promise<{ id: number; state: ParcelState; suiteId: number | null }[]> =>
  tx
    .select({ id: parcels.id, state: parcels.state, suiteId: parcels.suiteId })
    .from(parcels)
    .where(eq(parcels.quoteId, quoteId))
    .orderBy(asc(parcels.id))
    .for("update");
