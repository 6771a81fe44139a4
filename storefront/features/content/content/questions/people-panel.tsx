import { Headset } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { useChat } from "#storefront/commerce/chat/use-chat.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";

/** Chat and contact form for visitors who found no answer. */
export function PeoplePanel({ className = "" }: { className?: string }) {
  const t = useTranslate();
  const chat = useChat();
  return (
    <section
      aria-labelledby="people-title"
      className={`flex flex-wrap items-center gap-x-5 gap-y-4 rounded-panel bg-soft p-5 text-softink md:p-7 ${className}`}
    >
      <Headset aria-hidden="true" className="size-8 shrink-0" />
      <div className="min-w-0 grow basis-64">
        <h2 id="people-title" className="type-h3">
          {t("faq.people.title")}
        </h2>
        <p className="mt-1">{t("faq.people.text")}</p>
      </div>
      {chat && <Button onClick={chat.press}>{t("chat.open")}</Button>}
      <LocalLink to="/contacts" className={buttonClass({ variant: chat ? "outline" : "primary" })}>
        {t("contacts.form.title")}
      </LocalLink>
    </section>
  );
}
