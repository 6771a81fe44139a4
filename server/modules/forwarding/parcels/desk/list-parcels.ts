import { and, asc, eq, exists, ilike, inArray, sql } from "drizzle-orm";
import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import type { ParcelListRequest } from "#contracts/shop/forwarding/parcels.ts";
import { statesIn } from "#domain/forwarding/parcels/parcel-tab.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { formatDate } from "#i18n/format.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { containing } from "#platform/database/containing.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type ListDefinition, readList } from "#platform/listing/read-list.ts";
import { listWarehouses, type Warehouse } from "../../warehouses/index.ts";
import type { ParcelRow } from "../parcel-aggregate.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { itemsOf, photosOf } from "../parcel-store.ts";
import { mayActFor, suitesOf } from "../suites/suites.ts";
import { parcelItems, parcels } from "../tables.ts";
import { WAITS_FOR } from "./desk-figures.ts";
import { presentCard } from "./parcel-presenter.ts";

const listOf = (db: Database, warehouses: readonly Warehouse[]): ListDefinition<ParcelListRequest> => ({
  id: parcels.id,
  index: "parcels_suite_id_storage_order_id_idx",
  sorts: { storage: parcels.storageOrder, number: parcels.id },
  filters: {
    tab: (tab) => inArray(parcels.state, statesIn(tab)),
    warehouse: (code) => eq(parcels.warehouseId, warehouses.find((one) => one.code === code)?.id ?? 0),
    work: (work) => WAITS_FOR[work],
    search: {
      number: "parcel",
      columns: [parcels.shop, parcels.trackingNumber],
      or: (text) => exists(itemsWith(db, text)),
    },
  },
});

const itemsWith = (db: Database, text: string) =>
  db
    .select({ one: sql`1` })
    .from(parcelItems)
    .where(and(eq(parcelItems.parcelId, parcels.id), ilike(parcelItems.description, containing(text))));

/** A page of the parcels of the customer and of their company. */
export async function listParcels(deps: ParcelDeps, context: CallContext, request: ParcelListRequest) {
  const { db } = context;
  const userId = signedIn(context).id;
  const mayAct = mayActFor(db, userId, parcels.suiteId);
  const warehouses = await listWarehouses(db);
  const page = await readList(db, listOf(db, warehouses), request, {
    scope: inArray(parcels.suiteId, suitesOf(db, userId, "read")),
    select: (position) => db.select({ position, mayAct, parcel: parcels }).from(parcels).$dynamic(),
  });
  const cards = await presentCards(
    deps,
    db,
    page.items.map(({ parcel, mayAct: mayDo }) => ({ ...parcel, mayAct: mayDo })),
    warehouses,
  );
  return { ...page, items: cards };
}

/** Cards of parcels of a suite that the caller acts for, by ascending number; parcels of others are left out (T059). */
export async function cardsOf(
  deps: CardDeps,
  db: Database,
  suiteId: number,
  numbers: readonly string[],
): Promise<ParcelCard[]> {
  const ids = numbers.map((number) => idOf("parcel", number) ?? 0);
  const isOwn = and(eq(parcels.suiteId, suiteId), inArray(parcels.id, ids));
  const found = await db.select().from(parcels).where(isOwn).orderBy(asc(parcels.id));
  const own = found.map((parcel) => ({ ...parcel, mayAct: true }));
  return presentCards(deps, db, own, await listWarehouses(db));
}

interface CardDeps extends Pick<ParcelDeps, "now"> {
  customs: Pick<ParcelDeps["customs"], "feesOn">;
}

async function presentCards(
  deps: CardDeps,
  db: Database,
  found: readonly (ParcelRow & { mayAct: boolean })[],
  warehouses: readonly Warehouse[],
): Promise<ParcelCard[]> {
  const [items, photos] = await Promise.all([itemsOf(db, found), photosOf(db, found)]);
  const now = deps.now();
  const fees = deps.customs.feesOn(formatDate(now, "UTC"));
  return found.flatMap((parcel) => {
    const warehouse = warehouses.find(({ id }) => id === parcel.warehouseId);
    const contents = { items: items.get(parcel.id) ?? [], photos: photos.get(parcel.id) ?? [] };
    return warehouse ? [presentCard({ parcel, warehouse, ...contents, mayAct: parcel.mayAct }, { now, fees })] : [];
  });
}
