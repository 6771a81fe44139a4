import { data } from "react-router";
import { loadSharedParcel } from "../features/forwarding/shipments/load-parcel.ts";
import { SharedParcelPage } from "../features/forwarding/shipments/shared-parcel-page.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/shared-parcel";

/** ROUTE-29 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const parcel = await loadSharedParcel(params.id, context);
  return data({ parcel }, { status: parcel ? 200 : 404 });
}

export default function SharedParcel({ loaderData: { parcel } }: Route.ComponentProps) {
  return parcel ? <SharedParcelPage parcel={parcel} /> : <NotFound />;
}
