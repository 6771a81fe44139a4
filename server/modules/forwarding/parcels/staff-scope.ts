import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Suite } from "./suites/suites.ts";

/** A box with a suite is in the scope of its storefront; a box without one concerns every member of its warehouse. */
export function storefrontsOf(context: StaffCallContext, suite: Suite | null): readonly string[] {
  const { storefronts } = actingMember(context);
  if (suite) return [suite.storefrontCode];
  return storefronts === "all" ? [] : storefronts;
}

export const concernsParcel = (context: StaffCallContext, number: string, suite: Suite | null): void =>
  context.concerns({ name: `parcel:${number}`, storefronts: storefrontsOf(context, suite) });
