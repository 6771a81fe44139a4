import { data, type RouterContextProvider } from "react-router";
import type { TrackingView } from "#contracts/shop/forwarding/shipments.ts";
import { api, reader } from "#storefront/context.ts";

const MAX_NUMBER_CHARACTERS = 60;
const MAX_TOKEN_CHARACTERS = 200;

type Context = Readonly<RouterContextProvider>;

/** The number of the address; one that the call would reject is none. */
export function numberOf(url: URL): string {
  const number = url.searchParams.get("number")?.trim() ?? "";
  return number.length > MAX_NUMBER_CHARACTERS ? "" : number;
}

/** The visitor's own parcel with this number; null for those of others. */
export async function loadOwnParcel(number: string, context: Context): Promise<TrackingView | null> {
  if (number === "") return null;
  const language_id = context.get(reader).language.id;
  return found(context.get(api).tracking.lookUp({ number, language_id }));
}

/** The parcel that a shared link shows; null when it shows nothing, or nothing any more. */
export async function loadSharedParcel(token: string, context: Context): Promise<TrackingView | null> {
  if (token.length > MAX_TOKEN_CHARACTERS) return null;
  const language_id = context.get(reader).language.id;
  return found(context.get(api).tracking.get({ token, language_id }));
}

async function found(asked: Promise<{ parcel: TrackingView }>): Promise<TrackingView | null> {
  const answer = await asked.catch((error: { status?: number }) => {
    if (error.status === 404) return null;
    // Too many guesses (T061).
    throw error.status === 429 ? data(null, { status: 429 }) : error;
  });
  return answer?.parcel ?? null;
}
