import type { HeroLayout } from "../../themes/hero-layout.ts";

export interface HeroLook {
  section: string;
  frame: string;
  /** Where the words may stand, and how far they reach. */
  stage: string;
  words: string;
  picture: string;
  /** The button beside the main one. */
  second: string;
}

const contained = "container-page";
const base =
  "relative isolate flex flex-col overflow-hidden rounded-(--hero-radius) bg-hero text-hero-ink lg:justify-center";
/** The heights of the scene where it stands below the words. */
const tall = "h-[clamp(220px,72vw,380px)]";
const low = "h-[clamp(180px,58vw,380px)]";
/** On narrow screens the sky melts into the ground above it. */
const melting = "max-lg:-mt-14 max-lg:[mask-image:linear-gradient(transparent,currentcolor_42%)]";
/** Between a phone and a desktop the scene keeps to its half, or long words would run into it. */
const rightHalf = "lg:max-xl:left-auto lg:max-xl:w-[54%] lg:max-xl:object-(--hero-focus-narrow)";
const fadingIn = "lg:max-xl:[mask-image:linear-gradient(to_right,transparent,currentcolor_30%)]";
const onSurface = "border-line2 bg-surface text-ink hover:border-ink hover:bg-sunk";
const seeThrough = "border-current text-hero-ink hover:bg-hero-ink/10";

const bleed: HeroLook = {
  section: "",
  frame: `${base} lg:min-h-[460px]`,
  stage: "container-page py-8 lg:py-12",
  words: "lg:w-[46%] lg:max-w-[540px]",
  picture: `${tall} ${melting}`,
  second: seeThrough,
};

export const heroLooks: Readonly<Record<HeroLayout, HeroLook>> = {
  panel: {
    section: `${contained} pt-3 lg:pt-6`,
    frame: `${base} lg:min-h-[440px] xl:min-h-[552px]`,
    stage: "px-5 pt-7 pb-4 lg:px-10 lg:py-10 xl:px-16",
    words: "lg:w-[47%] lg:max-w-[560px]",
    picture: `${tall} ${melting} ${rightHalf} ${fadingIn}`,
    second: onSurface,
  },
  mosaic: {
    section: `${contained} pt-2`,
    frame: `${base} lg:min-h-[324px] xl:min-h-[432px]`,
    stage: "pt-6 pb-7 lg:py-6",
    words: "lg:w-[46%]",
    // The proportions of the tiles alone.
    picture: "aspect-[625/432] max-h-[380px] lg:aspect-auto lg:max-h-none",
    second: onSurface,
  },
  "paper-card": {
    section: `${contained} pt-3 lg:pt-6`,
    frame: `${base} lg:min-h-[400px] xl:min-h-[420px]`,
    stage: "p-3 lg:px-7 lg:py-7 xl:px-12",
    words: "rounded-card bg-surface p-6 lg:w-[52%] lg:max-w-[480px] lg:p-8",
    picture: `${tall} max-lg:-mt-10 ${rightHalf} ${fadingIn}`,
    second: onSurface,
  },
  bleed,
  "bleed-centred": {
    ...bleed,
    stage: "container-page py-8 lg:pt-14 lg:pb-16",
    words: "mx-auto max-w-[600px] text-center *:mx-auto *:justify-center",
    picture: `${low} ${melting}`,
  },
  "bleed-right": { ...bleed, frame: `${base} lg:min-h-[400px]`, picture: tall },
  halves: { ...bleed, frame: `${base} lg:min-h-[420px]`, words: "lg:w-[44%] lg:max-w-[560px]", picture: tall },
};
