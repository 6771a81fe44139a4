import { useLocation, useNavigate } from "react-router";
import { loadPart } from "#client/late.ts";
import { mayHaveVendors } from "#domain/marketing/marketing/pages-without-vendors.ts";
import { useLocalPath } from "../../shell/navigation/use-local-path.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { documentMayHaveVendors } from "../vendors/leave-document.ts";
import { agreeToChat, askForChat, endAsking, hasAgreedToChat } from "./chat-store.ts";

/** The chat of this storefront and language, on pages that may have vendors. */
export function useChat() {
  const { chat, vendorSink } = usePageData();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useLocalPath("/contacts");
  const id = chat?.ids[0];
  if (!chat || id === undefined || !documentMayHaveVendors || !mayHaveVendors(pathname)) return null;
  const start = () => {
    endAsking();
    agreeToChat();
    loadPart(() => import("./open-chat.ts"))
      .then(({ openChat }) => openChat(id, vendorSink))
      // Nobody is left alone: the form takes the question.
      .catch(() => navigate(form));
  };
  return { title: chat.title, start, press: () => (hasAgreedToChat() ? start() : askForChat()) };
}
