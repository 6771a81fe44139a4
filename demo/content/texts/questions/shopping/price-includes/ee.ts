import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "mis-on-hinna-sees",
  title: "Mis on toote hinna sees ja mis lisandub?",
  description: "Käibemaks ja tollimaks on hinna sees. Vedu ja tarne on eraldi read, mida näete enne tellimist.",
  blocks: [
    p(
      "Meie poe toote hind sisaldab **käibemaksu ja tollimaksu**. Lisandub kaks asja: vedu lennukiga või laevaga ning tarne ukseni või pakipunkti.",
    ),
    p(
      "Ise te midagi kokku arvutama ei pea. Toote lehel, ostukorvis ja tellimuse vormistamisel näitame hinda ukseni ehk kõike koos. Kuni vedaja on valimata, arvestame soodsaimat ja kirjutame „alates“. Kui teie makseviisil on tasu, on ka see eraldi real.",
    ),
    p("Viimasel nupul on kirjas, kui palju maksate. Hiljem midagi ei lisandu ja ukse peal ei küsi keegi raha."),
  ],
};
