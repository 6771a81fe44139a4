import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kiek-kainuoja-nupirkite-man",
  title: "Kiek kainuoja, kai perkate už mane?",
  description:
    "Mūsų mokestis – {quoteFeePercent} prekių kainos, bet ne mažiau kaip {quoteFeeMinimum}. Visa kita sąmatoje eilutė po eilutės.",
  blocks: [
    p(
      "Mūsų mokestis už pirkimą – **{quoteFeePercent} prekių kainos**, bet ne mažiau kaip {quoteFeeMinimum}. Jį mokate tik tada, kai patvirtinate sąmatą.",
    ),
    p(
      "Sąmatoje kiekviena dalis turi savo eilutę: prekės užfiksuotu kursu, pristatymas iš parduotuvės į mūsų sandėlį, mūsų mokestis, gabenimas oru ar jūra, draudimas, muito mokestis, importo PVM ir pristatymas jums. Visos eilutės kartu – kaina iki durų.",
    ),
    p(
      "Dar prieš tai forma parodo, kiek maždaug kainuos, kai tik nurodote nuorodą, prekių rūšį ir kainą. Tai apytikslė suma, kuri nieko neįpareigoja.",
    ),
  ],
};
