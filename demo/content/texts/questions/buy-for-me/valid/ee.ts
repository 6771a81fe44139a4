import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kui-kaua-hinnapakkumine-kehtib",
  title: "Kui kaua hinnapakkumine kehtib ja kas seda saab muuta?",
  description:
    "Hind ja kurss kehtivad {quoteValidHours}. Kuni te pole kinnitanud, võite nimekirja muuta nii palju, kui soovite.",
  blocks: [
    p(
      "Hind ja valuutakurss kehtivad **{quoteValidHours}**. Kui aeg möödub, raha ei võeta; uut hinda saate küsida ühe vajutusega.",
    ),
    p(
      "Kuni te pole kinnitanud, võite nimekirja muuta: lisada toote, võtta teise suuruse, midagi välja jätta. Siis hindame uuesti ja uus versioon näitab, mis on muutunud. Vanem versioon enam tagasi ei tule.",
    ),
    p("Kui meil on küsimus, ootab hinnapakkumine teie vastust, kõige kauem {answerDays}."),
    p(
      "Pärast maksmist ostab inimene. Kuni seda pole tehtud, saate veel tühistada ja kogu raha tagasi. Saatmata nimekirja hoiame {quoteDraftDays}.",
    ),
  ],
};
