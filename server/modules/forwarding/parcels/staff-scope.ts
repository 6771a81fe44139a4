import { isAtWork } from "#domain/people/access/warehouse-scope.ts";
import { idOf, numberOf } from "#domain/shared/numbers/numbers.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { listWarehouses, type Warehouse } from "../warehouses/index.ts";
import type { ParcelRow } from "./move-parcel.ts";
import { lockParcel } from "./parcel-store.ts";
import { type Suite, suiteById } from "./suites.ts";

/** The warehouses of a member; parcels in others do not exist for the member. */
export async function warehousesOf(context: StaffCallContext): Promise<Warehouse[]> {
  const { warehouses } = actingMember(context);
  return (await listWarehouses(context.db)).filter(({ code }) => isAtWork(warehouses, code));
}

/** A box with a suite is in the scope of its storefront; a box without one concerns every member of its warehouse. */
export function concernsParcel(context: StaffCallContext, number: string, suite: Suite | null): void {
  const { storefronts } = actingMember(context);
  const own = storefronts === "all" ? [] : storefronts;
  context.concerns({ name: `parcel:${number}`, storefronts: suite ? [suite.storefrontCode] : own });
}

/** Locks the parcel of a number in the member's scope. */
export async function lockInScope(context: StaffCallContext, number: string): Promise<ParcelRow> {
  const parcel = await lockAtWork(context, number);
  const suite = parcel.suiteId === null ? null : await suiteById(context.db, parcel.suiteId);
  concernsParcel(context, numberOf("parcel", parcel.id), suite);
  return parcel;
}

/** Locks any parcel of the member's warehouses: the caller has to name the storefronts that it concerns. */
export async function lockAtWork(context: StaffCallContext, number: string): Promise<ParcelRow> {
  const parcel = await lockParcel(context.db, idOf("parcel", number));
  const isHere = (await warehousesOf(context)).some(({ id }) => id === parcel.warehouseId);
  if (!isHere) throw refuse("not_found");
  return parcel;
}
