import { useSearchParams } from "react-router";
import { useTranslate } from "../../client/i18n/messages-provider.tsx";
import { LinkPage } from "../features/newsletter/link-page.tsx";
import { PageHead } from "../shell/head/page-head.tsx";

export default function NewsletterConfirm() {
  const t = useTranslate();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t("newsletter.confirm.title")} description={t("newsletter.confirm.text")} noindex />
      <LinkPage purpose="confirm" token={query.get("token") ?? ""} />
    </>
  );
}
