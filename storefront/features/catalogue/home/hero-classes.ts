import type { HeroLayout } from "#storefront/themes/hero-layout.ts";

export interface HeroClasses {
  section: string;
  frame: string;
  /** The area of the text, and its width. */
  stage: string;
  text: string;
  picture: string;
  secondaryButton: string;
}

const contained = "container-page";
const base =
  "relative isolate flex flex-col overflow-hidden rounded-(--hero-radius) bg-hero text-hero-ink lg:justify-center";
/** Heights of the picture where it is below the text. */
const tall = "h-[clamp(220px,72vw,380px)]";
const low = "h-[clamp(180px,58vw,380px)]";
/** On narrow screens the picture fades into the background above it. */
const fadingTop = "max-lg:-mt-14 max-lg:[mask-image:linear-gradient(transparent,currentcolor_42%)]";
/** On medium widths the picture keeps to its half, so that long text does not overlap it. */
const rightHalf = "lg:max-xl:left-auto lg:max-xl:w-[54%] lg:max-xl:object-(--hero-focus-narrow)";
const fadingLeft = "lg:max-xl:[mask-image:linear-gradient(to_right,transparent,currentcolor_30%)]";
const onSurface = "border-line2 bg-surface text-ink hover:border-ink hover:bg-sunk";
const transparent = "border-current text-hero-ink hover:bg-hero-ink/10";

const bleed: HeroClasses = {
  section: "",
  frame: `${base} lg:min-h-[460px]`,
  stage: "container-page py-8 lg:py-12",
  text: "lg:w-[46%] lg:max-w-[540px]",
  picture: `${tall} ${fadingTop}`,
  secondaryButton: transparent,
};

export const heroClasses: Readonly<Record<HeroLayout, HeroClasses>> = {
  panel: {
    section: `${contained} pt-3 lg:pt-6`,
    frame: `${base} lg:min-h-[440px] xl:min-h-[552px]`,
    stage: "px-5 pt-7 pb-4 lg:px-10 lg:py-10 xl:px-16",
    text: "lg:w-[47%] lg:max-w-[560px]",
    picture: `${tall} ${fadingTop} ${rightHalf} ${fadingLeft}`,
    secondaryButton: onSurface,
  },
  mosaic: {
    section: `${contained} pt-2`,
    frame: `${base} lg:min-h-[324px] xl:min-h-[432px]`,
    stage: "pt-6 pb-7 lg:py-6",
    text: "lg:w-[46%]",
    // The aspect ratio of the tiles without the text.
    picture: "aspect-[625/432] max-h-[380px] lg:aspect-auto lg:max-h-none",
    secondaryButton: onSurface,
  },
  "paper-card": {
    section: `${contained} pt-3 lg:pt-6`,
    frame: `${base} lg:min-h-[400px] xl:min-h-[420px]`,
    stage: "p-3 lg:px-7 lg:py-7 xl:px-12",
    text: "rounded-card bg-surface p-6 lg:w-[52%] lg:max-w-[480px] lg:p-8",
    picture: `${tall} max-lg:-mt-10 ${rightHalf} ${fadingLeft}`,
    secondaryButton: onSurface,
  },
  bleed,
  "bleed-centred": {
    ...bleed,
    stage: "container-page py-8 lg:pt-14 lg:pb-16",
    text: "mx-auto max-w-[600px] text-center *:mx-auto *:justify-center",
    picture: `${low} ${fadingTop}`,
  },
  "bleed-right": { ...bleed, frame: `${base} lg:min-h-[400px]`, picture: tall },
  halves: { ...bleed, frame: `${base} lg:min-h-[420px]`, text: "lg:w-[44%] lg:max-w-[560px]", picture: tall },
};
