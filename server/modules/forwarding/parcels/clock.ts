import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import {
  DISPOSAL_NOTICE_DAYS,
  dayAfter,
  daysBetween,
  dueReminder,
  MISSING_AFTER_DAYS,
  STORAGE_REMINDERS,
} from "#domain/forwarding/parcels/storage.ts";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import { formatDate } from "#i18n/format.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { runEach } from "#platform/jobs/run-each.ts";
import { listWarehouses } from "../warehouses/index.ts";
import { type ParcelRow, parcelAggregate } from "./parcel-aggregate.ts";
import type { ParcelDeps } from "./parcel-deps.ts";
import { PARCEL_EFFECT } from "./parcel-effects.ts";
import { parcels } from "./tables.ts";

const BATCH = 200;
/** Parcels that wait for their customer. The parcels of a quote wait for the rest of the quote. */
const shelved = and(inArray(parcels.state, ["in_storage", "on_hold"]), isNull(parcels.quoteId));

/** Today in a warehouse, and the condition for its parcels. */
interface WarehouseDay {
  today: string;
  isThere: SQL;
}

/** Runs all deadlines of parcels. Days are those of the warehouse, as on the parcel's page. */
export async function turnClock(deps: ParcelDeps): Promise<void> {
  const days = (await listWarehouses(deps.db)).map(({ id, timeZone }) => ({
    today: formatDate(deps.now(), timeZone),
    isThere: eq(parcels.warehouseId, id),
  }));
  const ofDay = [remindOfStorage, abandonParcels, giveLastNotices];
  const steps = days.flatMap((day) => ofDay.map((step) => () => step(deps, day)));
  await runEach("steps of the clock", [() => missParcels(deps), ...steps], (step) => step());
}

/** Runs a step on each due parcel in its own transaction: a failure neither undoes nor holds up the others. */
async function forEachDue(
  deps: ParcelDeps,
  isDue: ReturnType<typeof and>,
  step: (tx: Database, parcel: ParcelRow) => Promise<unknown>,
) {
  const due = await deps.db.select({ id: parcels.id }).from(parcels).where(isDue).orderBy(asc(parcels.id)).limit(BATCH);
  const stepOn = (id: number) =>
    transact(deps.db, async (tx) => {
      const [parcel] = await tx
        .select()
        .from(parcels)
        .where(and(eq(parcels.id, id), isDue))
        .for("update", { skipLocked: true });
      if (parcel) await step(tx, parcel);
    });
  await runEach("parcels", due, ({ id }) => stepOn(id));
}

/** A parcel is missing three weeks after its announcement or its expected day, whichever is later. */
async function missParcels(deps: ParcelDeps): Promise<void> {
  const latest = earlier(deps.now(), MISSING_AFTER_DAYS * DAY_MS);
  const isLate = or(isNull(parcels.expectedOn), lt(parcels.expectedOn, formatDate(latest, "UTC")));
  const isDue = and(eq(parcels.state, "expected"), lt(parcels.announcedAt, latest), isLate);
  await forEachDue(deps, isDue, (tx, parcel) =>
    parcelAggregate.move(tx, parcel, { event: "miss", actor: "system" }, deps),
  );
}

async function remindOfStorage(deps: ParcelDeps, { today, isThere }: WarehouseDay): Promise<void> {
  const soon = dayAfter(today, STORAGE_REMINDERS[0]);
  const daysLeft = sql`${parcels.freeUntil} - ${today}::date`;
  const isUnreminded = or(
    isNull(parcels.remindedDays),
    ...STORAGE_REMINDERS.map((days) => sql`${daysLeft} <= ${days} and ${parcels.remindedDays} > ${days}`),
  );
  const isDue = and(isThere, shelved, lte(parcels.freeUntil, soon), sql`${daysLeft} >= 0`, isUnreminded);
  await forEachDue(deps, isDue, async (tx, { id, freeUntil, remindedDays }) => {
    const left = freeUntil === null ? -1 : daysBetween(today, freeUntil);
    const reminder = dueReminder(left, remindedDays);
    if (reminder === null) return;
    await tx.update(parcels).set({ remindedDays: reminder }).where(eq(parcels.id, id));
    const name = left === 0 ? "storage-over" : "storage-ending";
    await PARCEL_EFFECT.enqueue(deps, tx, { name, parcelId: id, days: left, occasion: `${freeUntil} ${reminder}` });
  });
}

/** The first notice follows the transition. */
async function abandonParcels(deps: ParcelDeps, { today, isThere }: WarehouseDay): Promise<void> {
  const isDue = and(isThere, shelved, lt(parcels.abandonedOn, today));
  const changes = { notices: 1, disposableFrom: dayAfter(today, 2 * DISPOSAL_NOTICE_DAYS) };
  await forEachDue(deps, isDue, (tx, parcel) =>
    parcelAggregate.move(tx, parcel, { event: "abandon", actor: "system", changes }, deps),
  );
}

async function giveLastNotices(deps: ParcelDeps, { today, isThere }: WarehouseDay): Promise<void> {
  const isTime = lte(parcels.disposableFrom, dayAfter(today, DISPOSAL_NOTICE_DAYS));
  const isDue = and(
    isThere,
    eq(parcels.state, "disposal_due"),
    eq(parcels.notices, 1),
    isNotNull(parcels.disposableFrom),
    isTime,
  );
  await forEachDue(deps, isDue, async (tx, { id, disposableFrom }) => {
    await tx.update(parcels).set({ notices: 2 }).where(eq(parcels.id, id));
    await PARCEL_EFFECT.enqueue(deps, tx, { name: "last-notice", parcelId: id, occasion: disposableFrom ?? "" });
  });
}
