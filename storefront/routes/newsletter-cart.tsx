import { useSearchParams } from "react-router";
import { useTranslate } from "../../client/i18n/messages-provider.tsx";
import { LinkPage } from "../features/newsletter/link-page.tsx";
import { PageHead } from "../shell/head/page-head.tsx";

export default function NewsletterCart() {
  const t = useTranslate();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t("newsletter.cart.title")} description={t("newsletter.cart.text")} noindex />
      <LinkPage purpose="cart" token={query.get("token") ?? ""} />
    </>
  );
}
