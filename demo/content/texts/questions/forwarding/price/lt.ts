import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ar-kaina-gali-padideti-supakavus",
  title: "Ar supakavus persiuntimo kaina gali padidėti?",
  description:
    "Ne. Suma, su kuria sutinkate, yra didžiausia. Jei supakuota dėžė kainuoja mažiau, skirtumas grįžta jums.",
  blocks: [
    p(
      "Ne. Suma, su kuria sutinkate, yra **didžiausia, kurią mokate** už gabenimą ir pakavimą. Ją skaičiuojame pagal siuntas, kokios jos atvyko. Supakavę išmatuojame naują dėžę. Jei ji kainuoja mažiau, sumažėja gabenimas ir importo PVM, o skirtumas iškart grąžinamas ten, iš kur sumokėta. Jei daugiau, padengiame mes.",
    ),
    p(
      "Viena eilutė priklauso ne nuo mūsų: tai, ką paima muitinė. Jei mažiau, skirtumą grąžiname. Jei daugiau ir skirtumas viršija tiek {customsTolerance}, tiek {customsToleranceMinimum}, siunčiame sąskaitą; mažesnius skirtumus padengiame mes.",
    ),
    p("Norite tikslios kainos iš anksto? Rinkitės bandomąjį pakavimą už {rehearsalFee}."),
  ],
};
