import { LogIn } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { withoutLocale } from "#domain/shared/locale/locale-path.ts";
import { buttonClass } from "#ui/button-class.ts";
import { NoticeCard } from "./errors/notice-card.tsx";
import { PageHead } from "./head/page-head.tsx";
import { LocalLink } from "./navigation/local-link.tsx";

interface SignInOfferProps {
  title: string;
  /** Describes the page behind the sign-in. */
  text: string;
}

/** Replaces a page of customers' own data when nobody is signed in and no guard requires it. */
export function SignInOffer({ title, text }: SignInOfferProps) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const back = new URLSearchParams({ redirect: withoutLocale(pathname) + search });
  return (
    <div className="mx-auto grid max-w-[960px] justify-items-center">
      <PageHead title={title} description={text} noindex />
      <NoticeCard icon={LogIn} tone="info" title={title} text={`${text} ${t("auth.offer.text")}`}>
        <div className="mt-5 flex flex-wrap gap-2.5">
          <LocalLink to={`/login?${back}`} className={buttonClass()}>
            {t("auth.login.submit")}
          </LocalLink>
          <LocalLink to={`/register?${back}`} className={buttonClass({ variant: "outline" })}>
            {t("auth.register.title")}
          </LocalLink>
        </div>
      </NoticeCard>
    </div>
  );
}
