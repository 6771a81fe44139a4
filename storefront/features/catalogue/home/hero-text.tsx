import { Link as LinkIcon } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { classNames } from "#ui/class-names.ts";
import { useHeroFacts, useServices } from "./services.ts";

const button =
  "inline-flex min-h-14 items-center justify-center gap-2.5 rounded-button border px-5.5 py-3 text-center text-base font-semibold " +
  "transition-colors focus-visible:outline-hero-ink [&_svg]:size-5";
const main =
  "border-transparent bg-hero-btn text-hero-onbtn hover:bg-[color-mix(in_srgb,var(--hero-btn)_88%,var(--hero-ink))]";
const title =
  "text-balance text-hero-ink [font-family:var(--font-display)] [font-weight:var(--display-weight)] " +
  "tracking-(--display-tracking)";
const titleSizes = {
  short:
    "text-[2rem]/[1.09] md:text-[2.75rem]/[1.06] lg:text-[calc(var(--hero-size)*0.7)]/[1.06] xl:text-(length:--hero-size)/[1.04]",
  long: "text-[1.75rem]/[1.12] md:text-[2.5rem]/[1.08] lg:text-[calc(var(--hero-size)*0.66)]/[1.08] xl:text-[calc(var(--hero-size)*0.84)]/[1.08]",
};
/** Up to this length a title fits on two lines at full size. */
const SHORT_TITLE_CHARACTERS = 36;

/** The storefront's own texts, or the default ones. */
export function HeroText({ secondaryClass }: { secondaryClass: string }) {
  const t = useTranslate();
  const { hero } = usePageData().config;
  const hasAllServices = useServices().length === 3;
  const heading = hero.title ?? t("home.hero.title");
  const size = heading.length > SHORT_TITLE_CHARACTERS ? titleSizes.long : titleSizes.short;
  return (
    <>
      <h1 id="hero-title" className={classNames(title, size)}>
        {heading}
      </h1>
      {hero.text ? (
        <p className={text}>{hero.text}</p>
      ) : (
        <>
          {hasAllServices && <p className={classNames(text, "max-md:hidden")}>{t("home.hero.text")}</p>}
          <p className={classNames(text, hasAllServices && "md:hidden")}>{t("home.hero.text-short")}</p>
        </>
      )}
      <HeroButtons secondaryClass={secondaryClass} />
      <HeroFacts />
    </>
  );
}

const text = "mt-3 max-w-[27rem] text-hero-ink2 md:text-lg/7";

/** The first two services: the primary and the secondary button. Without any, a new account. */
function HeroButtons({ secondaryClass }: { secondaryClass: string }) {
  const t = useTranslate();
  const { hero } = usePageData().config;
  const [first, second] = useServices();
  return (
    <div className="mt-5 flex flex-wrap gap-3 md:mt-7">
      <LocalLink to={first?.to ?? "/register"} className={classNames(button, main)}>
        {hero.action ?? t(`home.hero.${first?.service ?? "account"}`)}
      </LocalLink>
      {second && (
        <LocalLink to={second.to} className={classNames(button, secondaryClass, "max-md:hidden")}>
          {second.service === "buy" && <LinkIcon aria-hidden="true" />}
          {t(`home.hero.${second.service}`)}
        </LocalLink>
      )}
    </div>
  );
}

function HeroFacts() {
  const t = useTranslate();
  return (
    <dl className="mt-7 flex flex-wrap gap-x-7 gap-y-3 max-md:hidden">
      {useHeroFacts().map((fact) => (
        <div key={fact} className="flex flex-col-reverse">
          <dt className="text-sm text-hero-ink2">{t(`home.fact.${fact}`)}</dt>
          <dd className="type-h3 text-hero-ink">{t(`home.fact.${fact}-value`)}</dd>
        </div>
      ))}
    </dl>
  );
}
