import { Desk } from "../../kit/desk.tsx";
import { PAYMENT } from "./payment-detail.tsx";
import { PAYMENTS } from "./payments-list.tsx";

export default function PaymentsDesk() {
  return <Desk list={PAYMENTS} detail={PAYMENT} />;
}
