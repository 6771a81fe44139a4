import { useLocation } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { withoutLocale } from "#domain/shared/locale/locale-path.ts";
import { buttonClass } from "#ui/button-class.ts";
import { Pill } from "#ui/pill.tsx";
import { PageHead } from "../head/page-head.tsx";
import { LocalLink } from "../navigation/local-link.tsx";
import { useSiteLinks } from "../navigation/use-site-links.ts";
import { useHasFeature, usePageData } from "../page-data.tsx";
import { ThemedDrawing } from "../themed-drawing.tsx";
import { SearchInstead } from "./search-instead.tsx";

/** ERROR-02: the page does not exist, or refuses this address, such as a category that nobody has. */
export function NotFound() {
  const { pathname } = useLocation();
  const t = useTranslate();
  const { assets } = usePageData();
  const text = t("not-found.text");
  return (
    <div className="@container" data-wide>
      <PageHead title={t("meta.not-found.title")} description={text} noindex />
      <div className="grid items-center gap-8 @2xl:grid-cols-[1fr_240px] @4xl:grid-cols-[1fr_520px] @4xl:gap-12">
        <div>
          <Pill dot={false}>404</Pill>
          <h1 className="type-h1 mt-4 @4xl:text-[3rem] @4xl:leading-[1.1]">{t("not-found.title")}</h1>
          <p className="mt-2 max-w-[30rem] text-lg/7 text-ink2">{text}</p>
          <NextLinks />
          <p className="mt-4 text-caption wrap-anywhere text-ink3">
            {t("not-found.path", { path: withoutLocale(pathname) })}
          </p>
        </div>
        <ThemedDrawing
          drawing={assets.lostParcel}
          width={520}
          height={320}
          className="h-auto w-full max-w-[520px] rounded-panel max-md:order-first max-md:max-w-[320px]"
        />
      </div>
    </div>
  );
}

function NextLinks() {
  const t = useTranslate();
  const has = useHasFeature();
  const popular = useSiteLinks(["dealZone", "track", "calculator"]);
  return (
    <>
      <div className="mt-7 flex flex-wrap gap-3">
        <LocalLink to="/" className={buttonClass({ size: "lg" })}>
          {t("not-found.home")}
        </LocalLink>
        {has("marketplace") && <SearchInstead />}
      </div>
      {popular.length > 0 && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 text-sm">
          <span className="text-ink3">{t("not-found.popular")}</span>
          {popular.map(({ name, to, label }) => (
            <LocalLink
              key={name}
              to={to}
              className="inline-flex min-h-11 items-center font-semibold text-pri underline underline-offset-4 hover:no-underline"
            >
              {label}
            </LocalLink>
          ))}
        </div>
      )}
    </>
  );
}
