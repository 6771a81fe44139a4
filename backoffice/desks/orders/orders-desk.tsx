import { Desk } from "../../kit/desk.tsx";
import { ORDER } from "./order-detail.tsx";
import { ORDERS } from "./orders-list.tsx";

export default function OrdersDesk() {
  return <Desk list={ORDERS} detail={ORDER} />;
}
