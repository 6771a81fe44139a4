import { Link as LinkIcon } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { useHasFeature, usePageData } from "../../shell/page-data.tsx";
import { heroActions, heroFacts } from "./hero-actions.ts";

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
          <p className={classNames(text, "max-md:hidden")}>{t("home.hero.text")}</p>
          <p className={classNames(text, "md:hidden")}>{t("home.hero.text-short")}</p>
        </>
      )}
      <HeroButtons secondaryClass={secondaryClass} />
      <HeroFacts />
    </>
  );
}

const text = "mt-3 max-w-[27rem] text-hero-ink2 md:text-lg/7";

function HeroButtons({ secondaryClass }: { secondaryClass: string }) {
  const t = useTranslate();
  const has = useHasFeature();
  const { hero } = usePageData().config;
  const [first, second] = heroActions(has);
  return (
    <div className="mt-5 flex flex-wrap gap-3 md:mt-7">
      {first && (
        <LocalLink to={first.to} className={classNames(button, main)}>
          {hero.action ?? t(first.label)}
        </LocalLink>
      )}
      {second && (
        <LocalLink to={second.to} className={classNames(button, secondaryClass, "max-md:hidden")}>
          {second.kind === "link" && <LinkIcon aria-hidden="true" />}
          {t(second.label)}
        </LocalLink>
      )}
    </div>
  );
}

function HeroFacts() {
  const t = useTranslate();
  const facts = heroFacts(useHasFeature());
  return (
    <dl className="mt-7 flex flex-wrap gap-x-7 gap-y-3 max-md:hidden">
      {facts.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-hero-ink2">{t(label)}</dt>
          <dd className="type-h3 text-hero-ink">{t(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
