import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kuros-veikalos-jus-perkat",
  title: "Kuros veikalos jūs pērkat un ko nepērkat?",
  description:
    "Gandrīz jebkurā pasaules veikalā. Ne no izsolēm, bez dāvanu kartēm, recepšu precēm un lietām pēc pasūtījuma.",
  blocks: [
    p(
      "Gandrīz jebkurā veikalā, kas piegādā uz kādu no mūsu noliktavām. Labi pazīstamie veikali ir [atsevišķā lapā](/quotes-all-stores), tur norādīts arī, cik dienu tiem parasti vajag. Ja veikals mums ir jauns, pirms cenas noteikšanas to apskatām.",
    ),
    p("Ko nepērkam:"),
    list(
      "preces no izsolēm;",
      "dāvanu kartes un kuponus;",
      "zāles un citas recepšu preces;",
      "lietas, ko gatavo pēc pasūtījuma;",
      "to, ko nedrīkst sūtīt: ieročus, augus, tabaku un tamlīdzīgi.",
    ),
    p("Ja sarakstā ir kas tāds, pasakām un aprēķinām pārējo. Cena veikalā var būt eiro, dolāros, mārciņās vai juaņās."),
  ],
};
