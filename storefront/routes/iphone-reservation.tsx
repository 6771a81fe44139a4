import { loadPhones } from "../features/selling/phone-reservations/load-phones.ts";
import { PhonesPage } from "../features/selling/phone-reservations/phones-page.tsx";
import type { Route } from "./+types/iphone-reservation";

export async function loader({ context }: Route.LoaderArgs) {
  return { phones: await loadPhones(context) };
}

/** ROUTE-45 */
export default function IphoneReservation({ loaderData: { phones } }: Route.ComponentProps) {
  return <PhonesPage phones={phones} />;
}
