import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "mis-saab-kui-pakk-kaob",
  title: "Mis saab, kui pakk läheb teel kaduma või saab kahjustada?",
  description:
    "Igal juhul vastutame kuni {insuranceIncluded} eest. Kallimale kaubale kindlustus: {insurancePercent} väärtusest, vähemalt {insuranceMinimum}.",
  blocks: [
    p(
      "Ilma kindlustuseta vastutame edasisaadetava kauba eest kuni **{insuranceIncluded}** ulatuses. Kui kaup on rohkem väärt, saate selle pakkimisviisi valides kindlustada: see maksab {insurancePercent} kogu väärtusest, kuid vähemalt {insuranceMinimum}. Teenuse „Ostke minu eest“ hinnapakkumises on kindlustus juba sees.",
    ),
    p(
      "Kui pakk saabub kahjustatuna, hoidke kast ja pakend alles, tehke neist ja sildist pildid ning kirjutage meile [pretensioonide lehel](/claims). Kui paki kaotab vedaja, kirjutame teile raha kohta ise.",
    ),
    p("Meie poe toodetele kindlustust vaja ei ole: kuni need pole teie käes, on risk meie kanda."),
  ],
};
