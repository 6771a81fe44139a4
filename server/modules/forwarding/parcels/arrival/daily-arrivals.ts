import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import { formatDate } from "#i18n/format.ts";
import { transact } from "#platform/database/transact.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { parcels, suites } from "../tables.ts";
import { addresseeOf, parcelUrl } from "./addressee.ts";

/** Older arrivals are from before the customer chose the daily mail. */
const LOOKED_BACK_DAYS = 3;

/** One mail a day to each customer who chose it, with the parcels that arrived since the last. */
export async function mailDailyArrivals(deps: ParcelDeps): Promise<void> {
  const since = earlier(deps.now(), LOOKED_BACK_DAYS * DAY_MS);
  const isNew = and(isNull(parcels.arrivalMailedAt), isNull(parcels.quoteId), gt(parcels.receivedAt, since));
  const due = await deps.db
    .selectDistinct({ id: suites.id })
    .from(suites)
    .innerJoin(parcels, eq(parcels.suiteId, suites.id))
    .where(and(eq(suites.arrivalMails, "daily"), isNew))
    .orderBy(asc(suites.id));
  for (const { id } of due) {
    await transact(deps.db, async (tx) => {
      const arrived = await tx
        .select()
        .from(parcels)
        .where(and(eq(parcels.suiteId, id), isNew))
        .orderBy(asc(parcels.id))
        .for("update");
      const addressee = await addresseeOf(deps, tx, id);
      if (arrived.length === 0 || !addressee) return;
      const count = String(arrived.length);
      await deps.queueMail(tx, {
        template: "parcels-arrived",
        values: { first_name: addressee.firstName, count, url: parcelUrl(addressee) },
        rows: arrived.map((parcel) => ({
          label: numberOf("parcel", parcel.id),
          value: parcel.shop || parcel.trackingNumber || "",
        })),
        ...addressee.recipient,
        idempotencyKey: `parcels-arrived ${id} ${formatDate(deps.now(), "UTC")} ${arrived.at(-1)?.id}`,
      });
      const mailed = arrived.map((parcel) => parcel.id);
      await tx.update(parcels).set({ arrivalMailedAt: deps.now() }).where(inArray(parcels.id, mailed));
    });
  }
}
