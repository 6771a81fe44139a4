import { ServerCrash } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { CHECKOUT_ROUTES, isInFamily, PAYMENT_ROUTES } from "#domain/people/access/route-families.ts";
import { NoticeCard } from "#storefront/shell/errors/notice-card.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { useRouteName } from "#storefront/shell/use-route-name.ts";
import { buttonClass } from "#ui/button-class.ts";
import { errorReference } from "./error-reference.ts";

interface UnexpectedErrorProps {
  summary: string;
  /** The error with its stack, for developers. */
  details: string;
  isInBrowser: boolean;
}

/** OVERLAY-06. Its links load a new document, because the router may be part of the failure. */
export function UnexpectedError({ summary, details, isInBrowser }: UnexpectedErrorProps) {
  const t = useTranslate();
  const { buildId, debug } = usePageData();
  const { pathname, search } = useLocation();
  return (
    <NoticeCard
      alerts
      icon={ServerCrash}
      tone="bad"
      title={t(isInBrowser ? "error.in-browser.title" : "error.unexpected")}
      text={[isInBrowser && t("error.in-browser.text"), t("error.trying-to-resolve"), useMoneyText()]
        .filter(Boolean)
        .join(" ")}
    >
      <div className="mt-5 flex flex-wrap gap-2.5">
        <a href="/" className={buttonClass()}>
          {t("error.return-to-homepage")}
        </a>
        <a href={pathname + search} className={buttonClass({ variant: "outline" })}>
          {t("error.try-again")}
        </a>
      </div>
      <p className="mt-5 text-sm text-ink3">
        {t("error.reference", { reference: errorReference(buildId, pathname, summary) })}
      </p>
      {debug && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable with the keyboard.
        <pre tabIndex={0} className="mt-5 max-h-96 overflow-auto rounded-field bg-sunk p-4 text-caption">
          {details}
        </pre>
      )}
    </NoticeCard>
  );
}

/** Only where nothing is paid is it certain that nothing was. */
function useMoneyText(): string {
  const t = useTranslate();
  const pays = isInFamily(useRouteName(), [...CHECKOUT_ROUTES, ...PAYMENT_ROUTES, "order-successful", "balance"]);
  return t(pays ? "error.maybe-charged" : "error.nothing-charged");
}
