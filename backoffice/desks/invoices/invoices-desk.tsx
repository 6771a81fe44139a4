import { Desk } from "../../kit/desk.tsx";
import { INVOICE } from "./invoice-detail.tsx";
import { INVOICES } from "./invoices-list.tsx";

export default function InvoicesDesk() {
  return <Desk list={INVOICES} detail={INVOICE} />;
}
