import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { ParcelQueueRequest } from "#contracts/staff/forwarding/parcels.ts";
import { PARCEL_MACHINE } from "#domain/forwarding/parcels/parcel-machine.ts";
import { readSuite, suiteNumber } from "#domain/forwarding/parcels/suite.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { filesOf, presentFile } from "#modules/operations/files/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { listWarehouses, type Warehouse } from "../../warehouses/index.ts";
import { HOLD_ANSWER, INVOICE } from "../file-policies.ts";
import type { ParcelRow } from "../parcel-aggregate.ts";
import { returnsOf } from "../returns/return-store.ts";
import { parcelDisposals, parcelSearches, parcelServices, parcels, suites } from "../tables.ts";

const queueOf = (warehouses: readonly Warehouse[]): ListDefinition<ParcelQueueRequest> => ({
  id: parcels.id,
  index: "parcels_pkey",
  sorts: { number: parcels.id, storage: parcels.storageOrder, received_at: parcels.receivedAt },
  filters: {
    state: parcels.state,
    warehouse: (code) => eq(parcels.warehouseId, warehouses.find((one) => one.code === code)?.id ?? 0),
    received_at: parcels.receivedAt,
    free_until: parcels.freeUntil,
    search: { number: "parcel", columns: [parcels.addressedTo, parcels.trackingNumber], or: isOfSuite },
    ids: parcels.id,
  },
});

function isOfSuite(text: string): SQL | undefined {
  const suite = readSuite(text);
  return suite ? and(eq(suites.storefrontCode, suite.storefrontCode), eq(suites.digits, suite.digits)) : undefined;
}

/** The parcels of a member's warehouses: those of their storefronts, and those without a suite. */
export async function listQueue(context: StaffCallContext, request: ParcelQueueRequest) {
  const { db } = context;
  const warehouses = await listWarehouses(db);
  const page = await readStaffList(context, queueOf(warehouses), request, {
    scope: (member) => and(member.warehouses.where(parcels.warehouseId), member.whereOrNone(suites.storefrontCode)),
    select: (position) =>
      db
        .select({ position, parcel: parcels, suite: suites })
        .from(parcels)
        .leftJoin(suites, eq(suites.id, parcels.suiteId))
        .$dynamic(),
  });
  const shown = page.items.map(({ parcel }) => parcel);
  const open = await openWork(db, shown);
  const returns = await returnsOf(
    db,
    shown.flatMap(({ id, state }) => (state === "returning" ? [id] : [])),
  );
  const items = page.items.map(({ parcel, suite }) => ({
    number: numberOf("parcel", parcel.id),
    state: parcel.state,
    warehouse: warehouses.find(({ id }) => id === parcel.warehouseId)?.code ?? "",
    suite: suite && suiteNumber(suite.storefrontCode, suite.digits),
    addressed_to: parcel.addressedTo,
    shop: parcel.shop,
    carrier: parcel.carrier,
    tracking_number: parcel.trackingNumber,
    shelf: parcel.shelf,
    weight_grams: parcel.weightGrams,
    received_at: parcel.receivedAt?.toISOString() ?? null,
    free_until: parcel.freeUntil,
    hold: presentHold(parcel),
    sending_back: presentReturn(returns.get(parcel.id)),
    ...open(parcel),
    next_events: nextEvents(PARCEL_MACHINE, parcel.state, actingMember(context)),
  }));
  return { ...page, items };
}

function presentHold({ holdReason: reason, holdNote: note, holdUntil: until, holdAnswer: answer }: ParcelRow) {
  return reason && { reason, note, until, answer };
}

function presentReturn(open: ReturnType<Awaited<ReturnType<typeof returnsOf>>["get"]>) {
  if (!open) return null;
  const { address, rma, label, is_paid } = open;
  return { address, rma, labels: label.map(({ path }) => path), is_paid };
}

/** The open work on each of these parcels. */
async function openWork(db: Database, shown: readonly ParcelRow[]) {
  const ids = shown.map(({ id }) => id);
  const attached = shown.filter(
    ({ invoiceAttachedAt, holdAnsweredAt }) => invoiceAttachedAt !== null || holdAnsweredAt !== null,
  );
  const services = await db
    .select({ id: parcelServices.id, kind: parcelServices.kind, parcelId: parcelServices.parcelId })
    .from(parcelServices)
    .where(and(inArray(parcelServices.parcelId, ids), isNull(parcelServices.doneAt), isNull(parcelServices.refundedAt)))
    .orderBy(asc(parcelServices.id));
  const disposals = await db.select().from(parcelDisposals).where(inArray(parcelDisposals.parcelId, ids));
  const searches = await db
    .select({ parcelId: parcels.id, code: suites.storefrontCode, digits: suites.digits })
    .from(parcelSearches)
    .innerJoin(parcels, eq(parcels.trackingNumber, parcelSearches.trackingNumber))
    .innerJoin(suites, eq(suites.id, parcelSearches.suiteId))
    .where(and(inArray(parcels.id, ids), eq(parcels.state, "unidentified"), isNull(parcelSearches.foundParcelId)));
  const documents = new Map<number, string[]>();
  for (const { id } of attached) {
    const files = [...(await filesOf(db, { kind: INVOICE, id })), ...(await filesOf(db, { kind: HOLD_ANSWER, id }))];
    documents.set(
      id,
      files.map((file) => presentFile(file).path),
    );
  }
  return ({ id: shownId }: { id: number }) => ({
    documents: documents.get(shownId) ?? [],
    services: services.filter(({ parcelId }) => parcelId === shownId).map(({ id, kind }) => ({ id, kind })),
    disposals: disposals.filter(({ parcelId }) => parcelId === shownId).length,
    claimed_by: searches
      .filter(({ parcelId }) => parcelId === shownId)
      .map(({ code, digits }) => suiteNumber(code, digits)),
  });
}
