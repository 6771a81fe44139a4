import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-jei-siunta-dingsta-ar-pazeidziama",
  title: "Kas bus, jei siunta pakeliui dings ar bus pažeista?",
  description:
    "Bet kuriuo atveju atsakome iki {insuranceIncluded}. Brangesnėms siuntoms draudimas – {insurancePercent} vertės, bent {insuranceMinimum}.",
  blocks: [
    p(
      "Be draudimo už persiunčiamas prekes atsakome iki **{insuranceIncluded}**. Jei jos vertos daugiau, rinkdamiesi pakavimą galite jas apdrausti: tai kainuoja {insurancePercent} visos vertės, bet ne mažiau kaip {insuranceMinimum}. „Nupirkite man“ sąmatoje draudimas jau įskaičiuotas.",
    ),
    p(
      "Jei siunta atkeliavo pažeista, išsaugokite dėžę ir pakuotę, nufotografuokite jas bei etiketę ir parašykite mums [pretenzijų puslapyje](/claims). Jei siuntą pameta vežėjas, dėl pinigų parašome patys.",
    ),
    p("Mūsų parduotuvės prekėms draudimo nereikia: kol jų negavote, rizika tenka mums."),
  ],
};
