import { asc, eq, inArray } from "drizzle-orm";
import { PARCEL_MACHINE } from "#domain/forwarding/parcels/parcel-machine.ts";
import { suiteNumber } from "#domain/forwarding/parcels/suite.ts";
import { giveUpFilesOf } from "#modules/operations/files/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Person } from "#platform/personal-data/person.ts";
import { forgetNotes } from "#platform/state/status-events.ts";
import { HOLD_ANSWER, INVOICE, PHOTO, RETURN_LABEL } from "./file-policies.ts";
import { parcelAggregate } from "./parcel-aggregate.ts";
import { itemsOf, photosOf, servicesOf } from "./parcel-store.ts";
import { findPrivateSuite } from "./suites/suites.ts";
import { parcelPhotos, parcelReturns, parcelSearches, parcels } from "./tables.ts";

/**
 * A customer's parcels (T129). After erasure a parcel names nobody and shows no label; its declaration and its history
 * stay (T130).
 */
export const parcelData = {
  name: "parcels",
  async collect(db: Database, { userId }: Pick<Person, "userId">) {
    const suite = await findPrivateSuite(db, userId);
    if (!suite) return null;
    const found = await db.select().from(parcels).where(eq(parcels.suiteId, suite.id)).orderBy(asc(parcels.id));
    const [items, photos] = [await itemsOf(db, found), await photosOf(db, found)];
    return {
      suite: suiteNumber(suite.storefrontCode, suite.digits),
      arrival_mails: suite.arrivalMails,
      searches: await db.select().from(parcelSearches).where(eq(parcelSearches.suiteId, suite.id)),
      parcels: await Promise.all(
        found.map(async (parcel) => ({
          ...parcel,
          contents: items.get(parcel.id) ?? [],
          photos: photos.get(parcel.id) ?? [],
          services: await servicesOf(db, parcel.id),
          history: await parcelAggregate.history(db, parcel.id),
        })),
      ),
    };
  },
  async erase(tx: Database, { userId }: Pick<Person, "userId">) {
    const suite = await findPrivateSuite(tx, userId);
    if (!suite) return;
    const isOwn = eq(parcels.suiteId, suite.id);
    const own = await tx.select({ id: parcels.id }).from(parcels).where(isOwn);
    await forgetNotes(
      tx,
      PARCEL_MACHINE,
      own.map(({ id }) => id),
    );
    for (const { id } of own)
      for (const kind of [PHOTO, INVOICE, HOLD_ANSWER, RETURN_LABEL]) await giveUpFilesOf(tx, { kind, id });
    await tx.delete(parcelPhotos).where(
      inArray(
        parcelPhotos.parcelId,
        own.map(({ id }) => id),
      ),
    );
    const isOfOwn = inArray(
      parcelReturns.parcelId,
      own.map(({ id }) => id),
    );
    await tx.update(parcelReturns).set({ address: "", rma: "" }).where(isOfOwn);
    await tx.delete(parcelSearches).where(eq(parcelSearches.suiteId, suite.id));
    const forgotten = { addressedTo: "", note: "", trackingNumber: null, holdNote: "", holdAnswer: "" };
    await tx.update(parcels).set(forgotten).where(isOwn);
  },
};
