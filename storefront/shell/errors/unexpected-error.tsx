import { ServerCrash } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { usePageData } from "../page-data.tsx";
import { errorReference } from "./error-reference.ts";
import { NoticeCard } from "./notice-card.tsx";

interface UnexpectedErrorProps {
  summary: string;
  /** The error with its stack, for those who build the shop. */
  details: string;
}

/** OVERLAY-06. Its links load a new document: what failed here is not asked to bring the next page. */
export function UnexpectedError({ summary, details }: UnexpectedErrorProps) {
  const t = useTranslate();
  const { buildId, debug } = usePageData();
  const { pathname, search } = useLocation();
  return (
    <NoticeCard alerts icon={ServerCrash} tone="bad" title={t("error.unexpected")} text={t("error.trying-to-resolve")}>
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        <pre tabIndex={0} className="mt-5 max-h-96 overflow-auto rounded-field bg-sunk p-4 text-caption">
          {details}
        </pre>
      )}
    </NoticeCard>
  );
}
