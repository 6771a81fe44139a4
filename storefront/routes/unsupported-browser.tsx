import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { PageHead } from "../shell/head/page-head.tsx";
import { LocalLink } from "../shell/navigation/local-link.tsx";
import { OldBrowserHelp } from "../shell/overlays/old-browser-help.tsx";

/** ROUTE-46: the notice as a page. */
export default function UnsupportedBrowser() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("meta.unsupported.title")} description={t("browser.text-1")} noindex />
      <div className="mx-auto max-w-[424px]">
        <h1 className="type-h1 mb-4">{t("browser.title")}</h1>
        <OldBrowserHelp />
        <LocalLink to="/" className={`${buttonClass({ block: true })} mt-4`}>
          {t("browser.proceed")}
        </LocalLink>
      </div>
    </>
  );
}
