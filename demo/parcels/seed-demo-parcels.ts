import { eq, sql } from "drizzle-orm";
import { PARCEL_MACHINE } from "#domain/forwarding/parcels/parcel-machine.ts";
import { ABANDONED_AFTER_DAYS, DISPOSAL_NOTICE_DAYS, dayAfter } from "#domain/forwarding/parcels/storage.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { findTransition } from "#domain/shared/state/machine.ts";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import { parcelAggregate } from "#modules/forwarding/parcels/index.ts";
import {
  parcelItems,
  parcelPhotos,
  parcelReturns,
  parcelServices,
  parcels,
  suites,
} from "#modules/forwarding/parcels/tables.ts";
import { listWarehouses } from "#modules/forwarding/warehouses/index.ts";
import { users } from "#modules/people/identity/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { DRAWN } from "../catalog/pictures.ts";
import { PARCEL_VIEWS, parcelPictureName } from "../drawings/parcels/parcel-picture.ts";
import { DEMO_ACCOUNT_STOREFRONT } from "../identity/demo-accounts.ts";
import { PARCEL_STORIES } from "./parcel-stories.ts";
import type { ParcelStory } from "./parcel-story.ts";
import { PRO_STORIES } from "./pro-stories.ts";

const FREE_DAYS = 30;
/** The handling of this return is paid. */
const RETURN = { address: "Canvas Corner, Returns\n48 Harbour Street\nPortland, ME 04101, USA", rma: "RMA-20481" };
/** The names on labels. */
const NAMES = { customer: "Ruta Kazlauskiene", pro: "Tomas Petrauskas", nobody: "R. K." };
const DIGITS = { customer: 40_817, pro: 40_233 };

/**
 * Parcels of the demo's customers, without those of forward requests, which are seeded with the requests. Nothing is
 * changed if any parcel exists.
 */
export async function seedDemoParcels(db: Database, today: Date): Promise<void> {
  await transact(db, async (tx) => {
    if ((await tx.$count(parcels)) > 0) return;
    const suiteIds = await seedSuites(tx);
    const warehouseIds = new Map((await listWarehouses(tx)).map(({ code, id }) => [code, id]));
    for (const story of [...PARCEL_STORIES, ...PRO_STORIES]) {
      const warehouseId = warehouseIds.get(story.warehouse) ?? 0;
      await recordStory(tx, story, { today, warehouseId, suiteId: suiteIds.get(story.who) ?? null });
    }
    await tx.execute(sql`select setval(pg_get_serial_sequence('parcels', 'id'), (select max(id) from parcels))`);
  });
}

async function seedSuites(tx: Database): Promise<Map<string, number>> {
  const found = await tx.select().from(users).where(eq(users.storefrontCode, DEMO_ACCOUNT_STOREFRONT));
  const ids = new Map<string, number>();
  for (const who of ["customer", "pro"] as const) {
    const user = found.find(({ email }) => email === `${who}@example.com`);
    if (!user) continue;
    const values = { userId: user.id, storefrontCode: DEMO_ACCOUNT_STOREFRONT, digits: DIGITS[who] };
    const [suite] = await tx.insert(suites).values(values).returning({ id: suites.id });
    if (suite) ids.set(who, suite.id);
  }
  return ids;
}

interface Surroundings {
  today: Date;
  warehouseId: number;
  suiteId: number | null;
}

async function recordStory(tx: Database, story: ParcelStory, around: Surroundings): Promise<void> {
  const before = (days: number) => earlier(around.today, days * DAY_MS);
  const announcedAt = before(story.announcedDaysAgo);
  const { id, shop, carrier, who } = story;
  const { warehouseId, suiteId } = around;
  const trackingNumber = `1ZDEMO${String(id).padStart(6, "0")}`;
  const values = { id, warehouseId, suiteId, shop, carrier, trackingNumber, announcedAt };
  const arrival = arrivalOf(story, before);
  const cause = who === "nobody" ? ({ actor: "staff" } as const) : ({ actor: "customer" } as const);
  await insertFirstState(
    tx,
    parcelAggregate,
    { ...values, ...(who === "nobody" ? arrival : {}) },
    { ...cause, at: announcedAt },
  );
  await addContents(tx, story, before);
  for (const [event, daysAgo] of story.events ?? []) {
    const changes = { ...(event.startsWith("receive") ? arrival : {}), ...changesOf(story, event, around, daysAgo) };
    await parcelAggregate.recordPast(tx, id, { event, actor: actorOf(story, event), at: before(daysAgo), changes });
    if (event === "ask_return")
      await tx.insert(parcelReturns).values({ parcelId: id, ...RETURN, askedAt: before(daysAgo) });
  }
  // Past arrivals and reminders must not cause mails.
  await tx.update(parcels).set({ arrivalMailedAt: announcedAt, remindedDays: 0 }).where(eq(parcels.id, id));
}

/** The actor that the machine allows for this event. */
function actorOf(story: ParcelStory, event: NonNullable<ParcelStory["events"]>[number][0]) {
  const actors = ["staff", "customer", "system"] as const;
  const isAllowed = (actor: (typeof actors)[number]) =>
    PARCEL_MACHINE.states.some((state) => findTransition(PARCEL_MACHINE, state, event, actor) !== null);
  const actor = actors.find(isAllowed);
  if (!actor) throw new Error(`Nobody may ${event} the parcel ${story.id}`);
  return actor;
}

function arrivalOf({ size, events = [], who }: ParcelStory, before: (days: number) => Date) {
  const [arrival] = events;
  if (!size || !arrival) return {};
  const receivedAt = before(arrival[1]);
  const freeUntil = dayAfter(receivedAt.toISOString().slice(0, 10), FREE_DAYS);
  const [weightGrams, length, width, height] = size;
  return {
    receivedAt,
    freeUntil,
    abandonedOn: dayAfter(freeUntil, ABANDONED_AFTER_DAYS),
    weightGrams,
    lengthMm: length * 10,
    widthMm: width * 10,
    heightMm: height * 10,
    shelf: "C-14-3",
    addressedTo: NAMES[who],
  };
}

function changesOf({ hold }: ParcelStory, event: string, { today }: Surroundings, daysAgo: number) {
  const day = (days: number) => dayAfter(today.toISOString().slice(0, 10), days);
  if (hold && (event === "hold" || event === "receive_on_hold")) {
    const holdUntil = day(hold.inDays);
    return { holdReason: hold.reason, holdNote: hold.note, holdUntil, needsInvoice: hold.reason === "missing_invoice" };
  }
  if (event === "abandon") return { notices: 1, disposableFrom: day(2 * DISPOSAL_NOTICE_DAYS - daysAgo) };
  return event === "give_up" ? { disposableFrom: day(-daysAgo) } : {};
}

async function addContents(tx: Database, story: ParcelStory, before: (days: number) => Date): Promise<void> {
  const { id: parcelId, lines = [], photos, events = [] } = story;
  const takenAt = before(events[0]?.[1] ?? 0);
  if (lines.length > 0) {
    const items = lines.map(([description, quantity, cents, hs6, origin], position) => {
      return { parcelId, position, description, quantity, unitValue: fromMinor(cents), hs6, origin };
    });
    await tx.insert(parcelItems).values(items);
    if (!story.hold) await tx.update(parcels).set({ attestedAt: takenAt }).where(eq(parcels.id, parcelId));
  }
  if (photos) {
    const views = PARCEL_VIEWS.filter((view) => view !== "contents" || photos.isOpened);
    const rows = views.map((kind) => ({
      parcelId,
      kind,
      takenAt,
      drawing: DRAWN + parcelPictureName({ ...photos, view: kind }),
    }));
    await tx.insert(parcelPhotos).values(rows);
  }
  if (story.isChecked) {
    const result = "4 jars and a candle, nothing broken";
    const done = {
      kind: "open_and_check",
      price: fromMinor(300),
      requestedAt: takenAt,
      doneAt: takenAt,
      result,
    } as const;
    await tx.insert(parcelServices).values({ parcelId, ...done });
  }
}
