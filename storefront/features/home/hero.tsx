import { classNames } from "../../../ui/class-names.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { ThemedDrawing } from "../../shell/themed-drawing.tsx";
import { heroLayouts } from "../../themes/hero-layout.ts";
import { heroLooks } from "./hero-looks.ts";
import { HeroWords } from "./hero-words.tsx";

const picture =
  "order-last w-full object-cover object-(--hero-focus-narrow) " +
  "lg:absolute lg:inset-0 lg:-z-10 lg:size-full lg:object-(--hero-focus)";

export function Hero() {
  const { config, assets } = usePageData();
  const look = heroLooks[heroLayouts[config.site.theme]];
  return (
    <section aria-labelledby="hero-title" className={look.section}>
      <div className={look.frame}>
        <ThemedDrawing
          drawing={assets.hero}
          width={1280}
          height={500}
          isFirst
          className={classNames(picture, look.picture)}
        />
        <div className={classNames("relative z-1", look.stage)}>
          <div className={look.words}>
            <HeroWords secondLook={look.second} />
          </div>
        </div>
      </div>
    </section>
  );
}
