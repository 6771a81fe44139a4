import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { openConsent } from "../consent/consent-dialog-state.ts";
import { LocalLink } from "../navigation/local-link.tsx";
import { usePageData } from "../page-data.tsx";
import { FooterLocale } from "./footer-locale.tsx";

const item =
  "inline-flex min-h-7.5 cursor-pointer items-center hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11";

/** LAYOUT-02: copyright, and the links that every page must have. */
export function FooterBottom() {
  const t = useTranslate();
  const { config, year } = usePageData();
  return (
    <div className="relative flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-sm">
      <p>{t("footer.all-rights-reserved", { year, site: config.site.name })}</p>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <li className="flex">
          <button type="button" className={item} onClick={openConsent}>
            {t("footer.cookies")}
          </button>
        </li>
        <li className="flex">
          <LocalLink to="/accessibility" className={item}>
            {t("footer.accessibility")}
          </LocalLink>
        </li>
        <li className="flex">
          <FooterLocale />
        </li>
      </ul>
    </div>
  );
}
