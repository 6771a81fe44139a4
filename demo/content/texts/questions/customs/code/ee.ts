import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "mis-on-tariifikood",
  title: "Mis on tariifikood ja kust seda leida?",
  description: "Kuus numbrit, mis ütlevad tollile, mis asi see on. Teadma seda ei pea: valite loendist nime järgi.",
  blocks: [
    p(
      "Tariifikood ehk HS-kood on number, mille järgi toll teab, mis asi see on. Selle esimesed kuus kohta on kogu maailmas ühesugused: puuvillased T-särgid on 6109 10, raamatud 4901 99. Koodist sõltub tollimaks ja see, mis tohib lennata.",
    ),
    p(
      "Otsima te seda ei pea. Deklaratsioonis, tellimisvormil ja kalkulaatoris hakkate kirjutama, mis see on, ja valite loendist. Võtke rida, mis kirjeldab asja kõige paremini, mitte kõige odavamat.",
    ),
    p("Kui midagi sobivat ei ole, võtke lähim ja kirjeldage asja täpselt. Meie poe toodete kood on toote lehel."),
  ],
};
