import { useSearchParams } from "react-router";
import { useTranslate } from "../../client/i18n/messages-provider.tsx";
import { LinkPage } from "../features/newsletter/link-page.tsx";
import { PageHead } from "../shell/head/page-head.tsx";

export default function NewsletterWatch() {
  const t = useTranslate();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t("newsletter.watch.title")} description={t("newsletter.watch.text")} noindex />
      <LinkPage purpose="watch" token={query.get("token") ?? ""} />
    </>
  );
}
