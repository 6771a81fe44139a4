import { idOf, numberOf } from "#domain/shared/numbers/numbers.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ParcelRow } from "./move-parcel.ts";
import { lockParcel } from "./parcel-store.ts";
import { type Suite, suiteById } from "./suites.ts";

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
  if (!context.scope().warehouses.includes(parcel.warehouseId)) throw refuse("not_found");
  return parcel;
}
