import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-jei-preke-isparduota",
  title: "Kas bus, jei prekė per tą laiką išparduota?",
  description: "Nusprendžiate iš anksto: nepirkti, imti kitą dydį ar spalvą už tą pačią kainą ar paklausti jūsų.",
  blocks: [
    p("Tai nusprendžiate iš anksto. Prie kiekvienos sąrašo prekės pasirenkate, ką daryti, jei ji išparduota:"),
    list(
      "**Nepirkite.** Prekės neperkame, ir pinigus už ją grąžiname.",
      "**Kitas dydis ar spalva, ta pati kaina.** Imame tai, kas arčiausia jūsų noro.",
      "**Paklauskite manęs.** Parašome ir laukiame atsakymo.",
    ),
    p("Perkančiam žmogui galite palikti pastabą, pavyzdžiui, „tik jei yra mėlyna“."),
    p(
      "Jei patvirtinus sąmatą parduotuvė pabrango, didesne kaina tiesiog neperkame: jūs sutikote su sąmatoje nurodyta suma. Tokiu atveju jums parašome.",
    ),
  ],
};
