import { Desk } from "../../kit/desk.tsx";
import { MESSAGE } from "./message-detail.tsx";
import { MESSAGES } from "./messages-list.tsx";

export default function MessagesDesk() {
  return <Desk list={MESSAGES} detail={MESSAGE} />;
}
