import { usePageData } from "#storefront/shell/page-data.tsx";
import { ThemedDrawing } from "#storefront/shell/themed-drawing.tsx";
import { heroLayouts } from "#storefront/themes/hero-layout.ts";
import { classNames } from "#ui/class-names.ts";
import { heroClasses } from "./hero-classes.ts";
import { HeroText } from "./hero-text.tsx";

const picture =
  "order-last w-full object-cover object-(--hero-focus-narrow) " +
  "lg:absolute lg:inset-0 lg:-z-10 lg:size-full lg:object-(--hero-focus)";

export function Hero() {
  const { config, assets } = usePageData();
  const classes = heroClasses[heroLayouts[config.site.theme]];
  return (
    <section aria-labelledby="hero-title" className={classes.section}>
      <div className={classes.frame}>
        <ThemedDrawing
          drawing={assets.hero}
          width={1280}
          height={500}
          isFirst
          className={classNames(picture, classes.picture)}
        />
        <div className={classNames("relative z-1", classes.stage)}>
          <div className={classes.text}>
            <HeroText secondaryClass={classes.secondaryButton} />
          </div>
        </div>
      </div>
    </section>
  );
}
