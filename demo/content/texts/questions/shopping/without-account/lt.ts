import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ar-galima-uzsisakyti-be-paskyros",
  title: "Ar galima užsisakyti be paskyros?",
  description:
    "Taip. Reikia el. pašto, telefono ir adreso arba atsiėmimo vietos. Užsakymą vėliau galima susieti su paskyra.",
  blocks: [
    p(
      "Taip. Mūsų parduotuvėje galite pirkti kaip svečias: užtenka el. pašto, vardo, telefono numerio ir adreso arba atsiėmimo vietos. Nuoroda į užsakymą yra kiekviename laiške apie jį, todėl peržiūrėti jį galite neprisijungę.",
    ),
    p("Jei vėliau užsiregistruosite tuo **pačiu el. paštu** ir jį patvirtinsite, užsakymą rasite paskyroje."),
    p(
      "Paskyra praverčia, kai grįžtate: adresai išsaugoti, visi užsakymai vienoje vietoje, yra balansas. Jos reikia ir siuntoms persiųsti. [Sukurti paskyrą](/register) trunka minutę, kortelės nereikia.",
    ),
  ],
};
