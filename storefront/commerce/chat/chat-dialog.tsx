import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { vendorOf } from "#domain/marketing/vendors/vendor-table.ts";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { Modal } from "#ui/modal/modal.tsx";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { endAsking, useChatAsking } from "./chat-store.ts";

/** Names the vendor before anything of it is loaded. */
export function ChatDialog({ start }: { start: () => void }) {
  const t = useTranslate();
  const { title, company, privacyUrl } = vendorOf("live-agent");
  return (
    <Modal
      open={useChatAsking()}
      onHandle={endAsking}
      title={t("chat.title")}
      closeLabel={t("a11y.close")}
      size="sm"
      mobile="sheet"
      footer={
        <>
          <LocalLink to="/contacts" onClick={endAsking} className={buttonClass({ variant: "outline" })}>
            {t("contacts.form.title")}
          </LocalLink>
          <Button onClick={start}>{t("chat.start")}</Button>
        </>
      }
    >
      <p>{t("chat.text", { title, company })}</p>
      <p className="mt-3">
        <a href={privacyUrl} rel="noreferrer" className="font-semibold text-pri underline underline-offset-3">
          {t("cookies.privacy", { company })}
        </a>
      </p>
    </Modal>
  );
}
