import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-jei-muitine-klausia-ar-atidaro-siunta",
  title: "Kas bus, jei muitinė turi klausimą arba atidaro siuntą?",
  description: "Dauguma siuntų praeina be klausimų. Jei muitinė klausia, klausimą matote paskyroje ir ten atsakote.",
  blocks: [
    p(
      "Dauguma siuntų praeina per tas dienas, kurias rodome, ir jūs nieko nepastebite. Muitinė gali atidaryti bet kurią; tai jos teisė, ir papildomai nekainuoja.",
    ),
    p(
      "Jei ji nori sužinoti daugiau, pavyzdžiui, pamatyti parduotuvės sąskaitą, iškart parašome. Klausimą rasite persiuntimo užklausoje: **parašykite atsakymą, pridėkite dokumentą ir išsiųskite.** Tada siunta keliauja toliau.",
    ),
    p(
      "Daugumos klausimų galite išvengti: daiktus apibūdinkite bent dviem žodžiais, nurodykite tikrąją kainą ir išsaugokite užsakymo patvirtinimą. Už neteisingą deklaraciją gali būti skirta bauda.",
    ),
  ],
};
