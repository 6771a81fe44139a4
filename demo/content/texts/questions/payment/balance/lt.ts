import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kaip-papildyti-balansa-ir-atsiimti",
  title: "Kaip papildyti balansą ir kaip pinigus atsiimti?",
  description: "Papildykite nuo {topUpMinimum}, mokėkite už viską, o ko nepanaudojote, paprašykite išmokėti.",
  blocks: [
    p(
      "Atverkite [Balansą](/balance), pasirinkite sumą nuo {topUpMinimum} iki {topUpMaximum} ir sumokėkite kaip už užsakymą. Iš balanso čia galite mokėti už viską, iškart ir be mokesčio. Ten pat matote visas operacijas ir galite atsisiųsti jų sąrašą.",
    ),
    p(
      "Pinigų vis dėlto nereikia? Tai, kuo **papildėte ir ko nepanaudojote**, galima išmokėti. Paprašykite tame pačiame puslapyje. Kiekvieną išmokėjimą peržiūri žmogus, tada pinigai grįžta ten, iš kur atėjo. Kol nepatvirtinta, prašymą galite atsiimti.",
    ),
    p("Grąžinimai už pirkinius, apmokėtus ne iš balanso, ir mūsų skirtos sumos lieka balanse."),
  ],
};
