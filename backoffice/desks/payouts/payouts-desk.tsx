import { Desk } from "../../kit/desk.tsx";
import { PAYOUT } from "./payout-detail.tsx";
import { PAYOUTS } from "./payouts-list.tsx";

export default function PayoutsDesk() {
  return <Desk list={PAYOUTS} detail={PAYOUT} />;
}
