import type { RouterContextProvider } from "react-router";
import { MOST_TOGETHER } from "#domain/forwarding/forward-requests/request-machine.ts";
import { api, reader } from "#storefront/context.ts";
import { type ProQuery, readProQuery } from "./desk/pro-query.ts";

interface PageRequest {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

const PAGE_SIZE = 50;
/** The statuses for invalid input, a visitor who is not signed in, and nothing of the customer's own. */
const NOT_ONES_OWN = [400, 401, 404, 422];

function readerOf({ context }: PageRequest) {
  const { language, currency } = context.get(reader);
  return { language_id: language.id, currency_id: currency.id };
}

const orNull = <Found>(call: Promise<Found>): Promise<Found | null> =>
  call.catch((error: { status?: number }) => {
    if (NOT_ONES_OWN.includes(error.status ?? 0)) return null;
    throw error;
  });

/** The desk of a business, with the list of the open tab. */
export async function loadProDesk(request: PageRequest) {
  const { pro, proDesk, parcels } = request.context.get(api);
  const query = readProQuery(request.url.searchParams);
  const [{ company }, figures] = await Promise.all([pro.get(), proDesk.get(readerOf(request))]);
  const isList = query.tab === "parcels";
  const list = isList ? await parcels.list(listRequest(query)).catch(() => null) : null;
  const numbers = figures.unpaid.slice(0, MOST_TOGETHER);
  const unpaid =
    query.tab === "requests" && numbers.length > 0 ? await proDesk.payment({ numbers, ...readerOf(request) }) : null;
  return { company, figures, query, list, unpaid };
}

export type ProDeskData = Awaited<ReturnType<typeof loadProDesk>>;

const listRequest = ({ work, search, after }: ProQuery) => ({
  filter: { tab: "in_warehouse" as const, ...(work ? { work } : {}), ...(search ? { search } : {}) },
  sort: "storage" as const,
  limit: PAGE_SIZE,
  ...(after ? { after } : {}),
});

const LONGEST_NUMBER = 20;

/** A parcel to declare in the grid; only businesses have templates. */
export async function loadGrid(request: PageRequest, number: string) {
  const { parcels, declarations } = request.context.get(api);
  const found = number.length > LONGEST_NUMBER ? null : await orNull(parcels.get({ number }));
  if (!found) return null;
  const kept = await orNull(declarations.templates());
  return { parcel: found.parcel, templates: kept?.templates ?? null };
}

export type GridData = NonNullable<Awaited<ReturnType<typeof loadGrid>>>;

/** The parcels that can be sent, for an address that names none; null if the call fails. */
export async function loadReadyParcels(request: PageRequest) {
  const query = { ...readProQuery(request.url.searchParams), work: "ready" as const };
  return request.context
    .get(api)
    .parcels.list(listRequest(query))
    .catch(() => null);
}

export type ReadyParcels = Awaited<ReturnType<typeof loadReadyParcels>>;

/** The parcels that the address names, and the choices for their recipients. */
export async function loadRecipients(request: PageRequest, parcels: string[]) {
  return orNull(request.context.get(api).proDesk.delivery({ parcels, ...readerOf(request) }));
}

export type RecipientsData = NonNullable<Awaited<ReturnType<typeof loadRecipients>>>;

/** The requests that the address names: /site-pro-payment/FR1/FR2. */
export async function loadTogether(request: PageRequest, path: string) {
  const numbers = path.split("/").filter(Boolean);
  return orNull(request.context.get(api).proDesk.payment({ numbers, ...readerOf(request) }));
}
