import { Desk } from "../../kit/desk.tsx";
import { APPROVAL } from "./approval-detail.tsx";
import { APPROVALS } from "./approvals-list.tsx";

export default function ApprovalsDesk() {
  return <Desk list={APPROVALS} detail={APPROVAL} />;
}
