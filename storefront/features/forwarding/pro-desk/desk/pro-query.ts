import { PARCEL_WORK, type ParcelWork } from "#domain/forwarding/parcels/parcel-work.ts";

export const PRO_TABS = ["declare", "parcels", "requests"] as const;
export type ProTab = (typeof PRO_TABS)[number];

/** The query of the desk's address. */
export interface ProQuery {
  tab: ProTab;
  /** Only parcels that wait for this work. */
  work: ParcelWork | null;
  search: string;
  after: string;
}

export function readProQuery(params: URLSearchParams): ProQuery {
  const oneOf = <Name extends string>(names: readonly Name[], key: string) =>
    names.find((name) => name === params.get(key)) ?? null;
  return {
    tab: oneOf(PRO_TABS, "tab") ?? "declare",
    work: oneOf(PARCEL_WORK, "work"),
    search: (params.get("search") ?? "").slice(0, 100),
    after: params.get("after") ?? "",
  };
}

export function proPath({ tab = "declare", work = null, search = "", after = "" }: Partial<ProQuery>): string {
  const params = new URLSearchParams({
    ...(tab === "declare" ? {} : { tab }),
    ...(work && { work }),
    ...(search && { search }),
    ...(after && { after }),
  });
  return params.size > 0 ? `/site-pro?${params}` : "/site-pro";
}

export const deliveryPath = (numbers: readonly string[]) => `/site-pro-delivery?parcels=${numbers.join(",")}`;
