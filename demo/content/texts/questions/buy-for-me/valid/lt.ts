import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kiek-galioja-samata",
  title: "Kiek galioja sąmata ir ar dar galima ją keisti?",
  description: "Kaina ir kursas galioja {quoteValidHours}. Kol nepatvirtinote, sąrašą galite keisti kiek norite.",
  blocks: [
    p(
      "Kaina ir valiutos kursas galioja **{quoteValidHours}**. Jei laikas praeina, pinigai nenuskaičiuojami; naujos kainos galite paprašyti vienu paspaudimu.",
    ),
    p(
      "Kol nepatvirtinote, sąrašą galite keisti: pridėti prekę, imti kitą dydį, ko nors atsisakyti. Tada įkainojame iš naujo, o naujoji versija parodo, kas pasikeitė. Senesnė versija nebegrįžta.",
    ),
    p("Jei turime klausimą, sąmata laukia jūsų atsakymo, daugiausia {answerDays}."),
    p(
      "Kai sumokate, perka žmogus. Kol nenupirkta, dar galite atšaukti ir atgauti visus pinigus. Neišsiųstą sąrašą saugome {quoteDraftDays}.",
    ),
  ],
};
