import { data } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { loadReservation } from "../features/selling/phone-reservations/load-phones.ts";
import { ReservationCard } from "../features/selling/phone-reservations/reservation-card.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import { PageHead } from "../shell/head/page-head.tsx";
import type { Route } from "./+types/iphone-reservation-confirm";

export async function loader({ params, context }: Route.LoaderArgs) {
  const reservation = await loadReservation(params.id, context);
  return data({ reservation, token: params.id }, { status: reservation ? 200 : 404 });
}

/** ROUTE-45 */
export default function IphoneReservationConfirm({ loaderData: { reservation, token } }: Route.ComponentProps) {
  const t = useTranslate();
  if (!reservation) return <NotFound />;
  return (
    <>
      <PageHead title={t("phone-reservation.title")} description={t("phone-reservation.text")} noindex />
      <ReservationCard key={reservation.state} token={token} reservation={reservation} />
    </>
  );
}
