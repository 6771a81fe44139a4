import { Desk } from "../../kit/desk.tsx";
import { CLAIM } from "./claim-detail.tsx";
import { CLAIMS } from "./claims-list.tsx";

export default function ClaimsDesk() {
  return <Desk list={CLAIMS} detail={CLAIM} />;
}
