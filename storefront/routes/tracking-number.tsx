import { redirect } from "react-router";
import { withLocale } from "#domain/locale/locale-path.ts";
import type { Language } from "#domain/storefronts/storefront.ts";
import { numberOf } from "../features/tracking/load-parcel.ts";
import type { Route } from "./+types/tracking-number";

/** ROUTE-53: the form with the number filled in. */
export function loader({ url, params }: Route.LoaderArgs) {
  const number = numberOf(url);
  const query = number === "" ? "" : `?${new URLSearchParams({ number })}`;
  throw redirect(withLocale(`/tracking${query}`, params.locale as Language));
}

/** The loader always leads elsewhere. */
export default function TrackingNumber() {
  return null;
}
