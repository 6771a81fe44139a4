import { useSearchParams } from "react-router";
import { useTranslate } from "../../client/i18n/messages-provider.tsx";
import { LinkPage } from "../features/newsletter/link-page.tsx";
import { PageHead } from "../shell/head/page-head.tsx";

export default function NewsletterUnsubscribe() {
  const t = useTranslate();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t("newsletter.unsubscribe.title")} description={t("newsletter.unsubscribe.text")} noindex />
      <LinkPage purpose="unsubscribe" token={query.get("token") ?? ""} />
    </>
  );
}
