import type { RouterContextProvider } from "react-router";
import { api } from "#storefront/context.ts";
import { type DeskQuery, readDeskQuery } from "./desk-query.ts";

type Context = Readonly<RouterContextProvider>;

interface PageRequest {
  url: URL;
  context: Context;
}

const PAGE_SIZE = 50;

/** The address stays when the list cannot be loaded. */
export async function loadDesk(request: PageRequest) {
  const { parcels, inbox } = request.context.get(api);
  const query = readDeskQuery(request.url.searchParams);
  const desk = await parcels.desk();
  const [list, waiting] = await Promise.all([
    parcels.list(listRequest(query)).catch(() => null),
    inbox.get().catch(() => ({ items: [] })),
  ]);
  return { desk, query, list, waiting: waiting.items };
}

export type DeskData = Awaited<ReturnType<typeof loadDesk>>;

const listRequest = ({ tab, search, warehouse, after }: DeskQuery) => ({
  filter: { tab, ...(search ? { search } : {}), ...(warehouse ? { warehouse } : {}) },
  sort: tab === "in_warehouse" ? ("storage" as const) : ("-number" as const),
  limit: PAGE_SIZE,
  ...(after ? { after } : {}),
});

const LONGEST_NUMBER = 20;

/** T059: another customer's parcel is answered like one that does not exist. */
export async function loadParcel(request: PageRequest, number: string) {
  if (number.length > LONGEST_NUMBER) return null;
  const found = await request.context
    .get(api)
    .parcels.get({ number })
    .catch((error: { status?: number }) => {
      if (error.status === 404) return null;
      throw error;
    });
  return found?.parcel ?? null;
}

/** The warehouses that a parcel can be announced to; none before the e-mail is confirmed. */
export async function loadAddresses(request: PageRequest) {
  const { addresses, suite } = await request.context.get(api).parcels.desk();
  return { addresses, mayAct: suite?.may_act ?? true };
}
