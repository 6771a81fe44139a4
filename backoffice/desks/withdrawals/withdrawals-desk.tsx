import { Desk } from "../../kit/desk.tsx";
import { WITHDRAWAL } from "./withdrawal-detail.tsx";
import { WITHDRAWALS } from "./withdrawals-list.tsx";

export default function WithdrawalsDesk() {
  return <Desk list={WITHDRAWALS} detail={WITHDRAWAL} />;
}
