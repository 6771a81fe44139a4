import { useSearchParams } from "react-router";
import { buttonClass } from "../../ui/button-class.ts";
import { LinkPage } from "../features/newsletter/link-page.tsx";
import { useTranslate } from "../i18n/messages-provider.tsx";
import { PageHead } from "../shell/head/page-head.tsx";
import { LocalLink } from "../shell/navigation/local-link.tsx";

export default function NewsletterConfirm() {
  const t = useTranslate();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t("newsletter.confirm.title")} description={t("newsletter.confirm.text")} noindex />
      <LinkPage purpose="confirm" token={query.get("token") ?? ""} />
      <LocalLink to="/" className={`${buttonClass({ variant: "text", block: true })} mx-auto mt-4 max-w-[424px]`}>
        {t("newsletter.home")}
      </LocalLink>
    </>
  );
}
