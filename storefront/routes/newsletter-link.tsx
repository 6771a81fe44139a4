import { data, useSearchParams } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LINK_PURPOSES } from "../features/marketing/newsletter/follow-link.ts";
import { LinkPage } from "../features/marketing/newsletter/link-page.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import { PageHead } from "../shell/head/page-head.tsx";
import type { Route } from "./+types/newsletter-link";

const purposeOf = (named: string) => LINK_PURPOSES.find((purpose) => purpose === named);

export const loader = ({ params }: Route.LoaderArgs) => data(null, { status: purposeOf(params.purpose) ? 200 : 404 });

/** Where the links of mails lead: what each is for is confirmed by a press. */
export default function NewsletterLink({ params }: Route.ComponentProps) {
  const t = useTranslate();
  const [query] = useSearchParams();
  const purpose = purposeOf(params.purpose);
  if (!purpose) return <NotFound />;
  return (
    <>
      <PageHead title={t(`newsletter.${purpose}.title`)} description={t(`newsletter.${purpose}.text`)} noindex />
      <LinkPage key={purpose} purpose={purpose} token={query.get("token") ?? ""} />
    </>
  );
}
