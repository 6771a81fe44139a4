import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-ettevote-saab-kaibemaksu-tagasi",
  title: "Kas minu ettevõte saab impordi käibemaksu tagasi?",
  description:
    "Tavaliselt jah, kui ta impordib oma EORI numbriga. Väikese väärtuse kergem reegel ettevõtetele ei kehti.",
  blocks: [
    p(
      "Tavaliselt jah. Käibemaksukohustuslane saab oma tegevuse jaoks tasutud impordi käibemaksu üldjuhul maha arvata; üksikasju teab teie raamatupidaja. Valige kalkulaatoris **Ettevõttele** ja käibemaks märgitakse tagastatavaks.",
    ),
    p(
      "Eraostudest erineb kaks asja. Ettevõte impordib **oma EORI numbriga**. Ja väikese väärtuse kergem reegel ei kehti: tollimaksu arvestatakse tariifi järgi esimesest sendist alates.",
    ),
    p(
      "Hoidke alles tolliarve ja meie arve; mõlemad on edasisaatmise tellimuses. Kuidas ärikontod toimivad, on kirjas lehel [Ärikliendile](/pro).",
    ),
  ],
};
