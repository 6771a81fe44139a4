import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "mis-on-minu-aadress-valismaal",
  title: "Mis on minu aadress välismaal ja kuidas seda kirjutada?",
  description: "Igal laol on aadress ja Suite number selles on ainult teie oma. Kopeerige see poe vormi rida-realt.",
  blocks: [
    p(
      "Niipea kui teie e-posti aadress on kinnitatud, leiate oma aadressid lehelt [Pakid](/parcels): igas meie laos üks. Need on tavalised tänava-aadressid, mida võite kasutada igas poes, mis sellesse riiki tarnib.",
    ),
    p(
      "Teie omaks teeb aadressi **Suite number**, kaks tähte ja viis numbrit. Kõigis ladudes on see sama ja peab olema igal sildil, kõige parem aadressi teisel real. Kasutage oma nime nii, nagu see on kontol.",
    ),
    p("Vajutage „Kopeeri kõik“ ja te ei eksi. Kui pood küsib telefoni, võtke see, mis on aadressi juures."),
    p("Ilma loetava Suite numbrita ootab pakk tundmatute seas."),
  ],
};
