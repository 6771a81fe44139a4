import { PARCEL_TABS, type ParcelTab } from "#domain/forwarding/parcels/parcel-tab.ts";

const LOOKS = ["list", "cards"] as const;
export type DeskLook = (typeof LOOKS)[number];

/** Kept in the URL, so that going back restores it. */
export interface DeskQuery {
  tab: ParcelTab;
  search: string;
  warehouse: string;
  /** The cursor of the page before. */
  after: string;
  /** Null: cards for few parcels, a list for many. */
  look: DeskLook | null;
}

const MAX_SEARCH = 100;
const MAX_CURSOR = 500;

/** Invalid or missing values mean the parcels in the warehouses. */
export function readDeskQuery(query: URLSearchParams): DeskQuery {
  const text = (name: string, longest: number) => (query.get(name) ?? "").trim().slice(0, longest);
  return {
    tab: PARCEL_TABS.find((name) => name === query.get("tab")) ?? "in_warehouse",
    search: text("q", MAX_SEARCH),
    warehouse: text("warehouse", 10),
    after: text("after", MAX_CURSOR),
    look: LOOKS.find((name) => name === query.get("look")) ?? null,
  };
}

/** Without the locale prefix; another tab or search begins with its first page. */
export function deskPath({
  tab = "in_warehouse",
  search = "",
  warehouse = "",
  after = "",
  look = null,
}: Partial<DeskQuery>): string {
  const query = new URLSearchParams();
  if (tab !== "in_warehouse") query.set("tab", tab);
  if (search) query.set("q", search);
  if (warehouse) query.set("warehouse", warehouse);
  if (after) query.set("after", after);
  if (look) query.set("look", look);
  return query.size > 0 ? `/parcels?${query}` : "/parcels";
}

const MOST_CARDS = 6;

/** From the seventh on a list is easier to read. */
export const lookOf = ({ look, after }: DeskQuery, parcels: number): DeskLook =>
  look ?? (parcels > MOST_CARDS || after !== "" ? "list" : "cards");
