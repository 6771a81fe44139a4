import { numbered, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kaip-veikia-nupirkite-man",
  title: "Kaip veikia „Nupirkite man“?",
  description:
    "Atsiunčiate nuorodas, apskaičiuojame kainą iki durų, jūs mokate, mes perkame. Paklausti nieko nekainuoja.",
  blocks: [
    p("Radote ką nors parduotuvėje, kuri jums nesiunčia arba kuriai nenorite duoti kortelės? Leiskite nupirkti mums:"),
    numbered(
      "[Įklijuokite nuorodas](/order-form), nurodykite dydį, spalvą ir kiekį. Iki {quoteMostItems} prekių, jei norite – iš kelių parduotuvių.",
      "Sąrašą peržiūri žmogus, darbo dienomis – dažniausiai per 24 valandas. Jei kas nors neaišku, paklausiame.",
      "Gaunate sąmatą: vieną kainą iki durų, oru ir jūra.",
      "Pasirenkate, patvirtinate ir sumokate. Tik tada perkame.",
    ),
    p(
      "Prekės atvyksta į mūsų sandėlį ir iš ten keliauja jums. Paklausti nieko nekainuoja. Sąrašą užpildyti galite be paskyros; prieš siunčiant paprašysime prisijungti.",
    ),
  ],
};
