import type { ParcelDetails, ParcelService } from "#contracts/shop/forwarding/parcel-data.ts";
import { declaredValue } from "#domain/forwarding/parcels/declaration.ts";
import { ownerEvents } from "#domain/forwarding/parcels/owner-events.ts";
import type { ParcelFees } from "#domain/forwarding/parcels/parcel-fees.ts";
import { canBeAsked, canBeServed, PARCEL_SERVICES } from "#domain/forwarding/parcels/parcel-services.ts";
import { formatDate } from "#i18n/format.ts";
import { filesOf, presentFile } from "#modules/operations/files/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { StatusEventRow } from "#platform/state/status-events.ts";
import { findWarehouse } from "../../warehouses/index.ts";
import { declarableNow } from "../contents/declarable.ts";
import { HOLD_ANSWER, INVOICE } from "../file-policies.ts";
import { type ParcelRow, parcelAggregate } from "../parcel-aggregate.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { freightOf } from "../parcel-freight.ts";
import { findOwnParcel, itemsOf, photosOf, type ServiceRow, servicesOf } from "../parcel-store.ts";
import { returnsOf } from "../returns/return-store.ts";
import { companySuiteFor } from "../suites/company-suite.ts";
import { suiteById } from "../suites/suites.ts";
import { presentCard } from "./parcel-presenter.ts";

/** One of the caller's own parcels with everything about it (FORWARDING-02, T059). */
export async function showParcel(deps: ParcelDeps, context: CallContext, number: string) {
  const { db } = context;
  const { parcel, mayAct } = await findOwnParcel(context, number);
  const shown = await presentParcel(deps, db, parcel, mayAct);
  const isToGive = mayAct && (await companySuiteFor(db, parcel, signedIn(context).id)) !== null;
  return { parcel: isToGive ? { ...shown, actions: [...shown.actions, "hand_over" as const] } : shown };
}

/** A reader who may not act has no actions (T065). */
export async function presentParcel(
  deps: ParcelDeps,
  db: Database,
  parcel: ParcelRow,
  mayAct = true,
): Promise<ParcelDetails> {
  const found = [parcel];
  const warehouse = await findWarehouse(db, parcel.warehouseId);
  const items = (await itemsOf(db, found)).get(parcel.id) ?? [];
  const photos = (await photosOf(db, found)).get(parcel.id) ?? [];
  const services = await servicesOf(db, parcel.id);
  const history = await parcelAggregate.history(db, parcel.id);
  const files = await filesOf(db, { kind: INVOICE, id: parcel.id });
  const now = deps.now();
  const today = formatDate(now, "UTC");
  const fees = deps.customs.feesOn(today);
  const storefront = await storefrontOf(deps, db, parcel);
  return {
    ...presentCard({ parcel, warehouse, items, photos, mayAct }, { now, fees }),
    warehouse_name: warehouse.name,
    time_zone: warehouse.timeZone,
    shelf: parcel.shelf,
    note: parcel.note,
    addressed_to: parcel.addressedTo,
    lines: items.map(({ description, quantity, unitValue, hs6, origin, gtin }) => {
      return { description, quantity, unit_value: unitValue, hs6, origin, gtin };
    }),
    value: declaredValue(items),
    freight: freightOf(deps, parcel, { storefront, warehouse, today }),
    is_attested: parcel.attestedAt !== null,
    needs_invoice: parcel.needsInvoice,
    can_declare: mayAct && declarableNow(parcel) === "open",
    request: (await deps.findRequestOf?.(db, parcel.id)) ?? null,
    invoices: files.map(presentFile),
    answer_files: (await filesOf(db, { kind: HOLD_ANSWER, id: parcel.id })).map(presentFile),
    services: PARCEL_SERVICES.map((kind) => {
      const service = presentService(kind, parcel, services, { fees, today: formatDate(now, warehouse.timeZone) });
      return { ...service, can_request: mayAct && service.can_request };
    }),
    return_fee: fees.send_back,
    sending_back: (await returnsOf(db, [parcel.id])).get(parcel.id) ?? null,
    disposable_from: parcel.disposableFrom,
    timeline: history.toReversed().map(presentEvent),
    actions: mayAct && parcel.quoteId === null ? ownerEvents(parcel) : [],
  };
}

async function storefrontOf({ directory }: ParcelDeps, db: Database, { suiteId }: ParcelRow) {
  const suite = suiteId === null ? null : await suiteById(db, suiteId);
  return directory.all().find(({ code }) => code === suite?.storefrontCode);
}

/** The last request of a service, or its price. */
function presentService(
  kind: ParcelService["kind"],
  parcel: ParcelRow,
  services: readonly ServiceRow[],
  { fees, today }: { fees: ParcelFees; today: string },
): ParcelService {
  const last = services.find((service) => service.kind === kind);
  return {
    kind,
    price: last?.price ?? fees[kind],
    requested_at: last?.requestedAt.toISOString() ?? null,
    done_at: last?.doneAt?.toISOString() ?? null,
    given_back_at: last?.refundedAt?.toISOString() ?? null,
    result: last?.result ?? "",
    can_request: canBeServed(parcel.state) && canBeAsked(kind, services, { ...parcel, today }),
  };
}

/** Staff announce unannounced parcels: for the customer the history begins with the arrival. */
const presentEvent = ({ event, actor, at, note }: StatusEventRow) => ({
  key: `parcel.timeline.${event === "announce" && actor === "staff" ? "announce_staff" : event}`,
  at: at.toISOString(),
  note: note ?? "",
});
