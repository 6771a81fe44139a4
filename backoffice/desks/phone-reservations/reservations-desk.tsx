import { Desk } from "../../kit/desk.tsx";
import { RESERVATION } from "./reservation-detail.tsx";
import { RESERVATIONS } from "./reservations-list.tsx";

export default function ReservationsDesk() {
  return <Desk list={RESERVATIONS} detail={RESERVATION} />;
}
