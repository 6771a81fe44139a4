import { loadOwnParcel, numberOf } from "../features/forwarding/shipments/load-parcel.ts";
import { TrackingPage } from "../features/forwarding/shipments/tracking-page.tsx";
import type { Route } from "./+types/tracking";

/** ROUTE-28: the form, or one's own parcel at once. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const number = numberOf(url);
  return { number, own: await loadOwnParcel(number, context) };
}

export default function Tracking({ loaderData: { number, own } }: Route.ComponentProps) {
  return <TrackingPage key={number} number={number} own={own} />;
}
