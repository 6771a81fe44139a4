import { MessageCircle } from "lucide-react";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import { mayHaveVendors } from "#domain/marketing/marketing/pages-without-vendors.ts";
import { useConsent } from "../../shell/consent/consent-store.ts";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { usePageData } from "../../shell/page-data.tsx";
import { useRouteName } from "../../shell/use-route-name.ts";
import { useChatAsking } from "./chat-store.ts";
import { useChat } from "./use-chat.ts";

const ChatDialog = late(async () => (await import("./chat-dialog.tsx")).ChatDialog);

const LOOK =
  "fixed right-4 bottom-[calc(94px+env(safe-area-inset-bottom))] z-30 grid size-11 cursor-pointer place-items-center rounded-full bg-soft text-softink shadow-sh2 hover:bg-soft-hover lg:bottom-6 print:hidden [body:has([data-bar-above-tabs])_&]:max-lg:bottom-[calc(176px+env(safe-area-inset-bottom))]";

/** Our own button: nothing of the vendor's is loaded before somebody presses it and agrees. Without a chat it leads to the form. */
export function ChatButton() {
  const t = useTranslate();
  const chat = useChat();
  const isAsking = useChatAsking();
  const isLeading = useLeadsToForm();
  const label = t(chat ? "chat.open" : "chat.ask");
  const icon = <MessageCircle aria-hidden="true" className="size-5" />;
  if (!chat && !isLeading) return null;
  return (
    <section aria-label={label}>
      {chat ? (
        <button type="button" aria-label={label} title={label} onClick={chat.press} className={LOOK}>
          {icon}
        </button>
      ) : (
        <LocalLink to="/contacts" aria-label={label} title={label} className={LOOK}>
          {icon}
        </LocalLink>
      )}
      <Suspense>{chat && isAsking && <ChatDialog start={chat.start} />}</Suspense>
    </section>
  );
}

/** Not where money or passwords are typed, not on the form's own page, and not under the question about cookies. */
function useLeadsToForm(): boolean {
  const { pathname } = useLocation();
  const route = useRouteName();
  const { vendors } = usePageData();
  const { hasChosen } = useConsent();
  const isAsked = vendors.length > 0 && hasChosen === false;
  return mayHaveVendors(pathname) && route !== "contacts" && !isAsked;
}
