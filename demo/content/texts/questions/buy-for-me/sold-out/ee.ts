import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "mis-saab-kui-toode-on-labi-muudud",
  title: "Mis saab, kui toode on vahepeal läbi müüdud?",
  description: "Otsustate ette: jätta ära, võtta teine suurus või värv sama hinnaga või küsida teilt.",
  blocks: [
    p("Selle otsustate ette. Iga nimekirjas oleva toote juures valite, mida teha, kui see on läbi müüdud:"),
    list(
      "**Jätke ära.** Me ei osta seda ja selle raha läheb teile tagasi.",
      "**Teine suurus või värv, sama hind.** Võtame selle, mis on teie soovile kõige lähemal.",
      "**Küsige minult.** Kirjutame teile ja ootame vastust.",
    ),
    p("Ostjale võite jätta märkuse, näiteks „ainult siis, kui on sinine“."),
    p(
      "Kui pood on pärast kinnitamist hinda tõstnud, ei osta me lihtsalt kallimalt: te nõustusite hinnapakkumise summaga. Sellisel juhul kirjutame teile.",
    ),
  ],
};
