import { PARCEL_STATES, type ParcelState } from "./parcel-states.ts";

/** The tabs of the forwarding desk. */
export const PARCEL_TABS = ["in_warehouse", "expected", "packing", "on_the_way", "delivered", "closed"] as const;
export type ParcelTab = (typeof PARCEL_TABS)[number];

/** An unidentified parcel is nobody's yet, and no list of a customer's has it. */
const TAB_OF: Readonly<Record<ParcelState, ParcelTab | null>> = {
  expected: "expected",
  missing: "expected",
  cancelled: "closed",
  unidentified: null,
  in_storage: "in_warehouse",
  on_hold: "in_warehouse",
  reserved: "packing",
  packed: "packing",
  dispatched: "on_the_way",
  delivered: "delivered",
  returning: "in_warehouse",
  returned: "closed",
  disposal_due: "in_warehouse",
  disposed: "closed",
  lost: "closed",
};

/** The states whose parcels a tab shows. */
export const statesIn = (tab: ParcelTab): ParcelState[] => PARCEL_STATES.filter((state) => TAB_OF[state] === tab);

/** How many parcels each tab shows, by how many there are in each state. */
export function countTabs(counts: readonly { state: ParcelState; total: number }[]): Record<ParcelTab, number> {
  const countOf = (tab: ParcelTab) =>
    counts.reduce((total, counted) => total + (TAB_OF[counted.state] === tab ? counted.total : 0), 0);
  return Object.fromEntries(PARCEL_TABS.map((tab) => [tab, countOf(tab)])) as Record<ParcelTab, number>;
}
