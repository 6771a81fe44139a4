import { useSearchParams } from "react-router";
import { buttonClass } from "../../ui/button-class.ts";
import { LinkPage } from "../features/newsletter/link-page.tsx";
import { useTranslate } from "../i18n/messages-provider.tsx";
import { PageHead } from "../shell/head/page-head.tsx";
import { LocalLink } from "../shell/navigation/local-link.tsx";

export default function NewsletterUnsubscribe() {
  const t = useTranslate();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t("newsletter.unsubscribe.title")} description={t("newsletter.unsubscribe.text")} noindex />
      <LinkPage purpose="unsubscribe" token={query.get("token") ?? ""} />
      <LocalLink to="/" className={`${buttonClass({ variant: "text", block: true })} mx-auto mt-4 max-w-[424px]`}>
        {t("newsletter.home")}
      </LocalLink>
    </>
  );
}
