import { redirect } from "react-router";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { pageLanguage } from "../context.ts";
import { numberOf } from "../features/forwarding/shipments/load-parcel.ts";
import type { Route } from "./+types/tracking-number";

/** ROUTE-53: the form with the number filled in. */
export function loader({ url, context }: Route.LoaderArgs) {
  const number = numberOf(url);
  const query = number === "" ? "" : `?${new URLSearchParams({ number })}`;
  throw redirect(withLocale(`/tracking${query}`, pageLanguage(context)));
}

/** The loader always leads elsewhere. */
export default function TrackingNumber() {
  return null;
}
