import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kui-kaua-on-ostukorv-broneeritud",
  title: "Kui kaua on minu ostukorv broneeritud?",
  description: "{cartMinutes} hetkest, mil midagi lisate, ja ostlemise ajal kauem. Aega näitab kell ostukorvis.",
  blocks: [
    p(
      "Ostukorvi pandud tooted on teile broneeritud **{cartMinutes}**. Ostlemise ajal aeg pikeneb, kokku kuni {cartMostMinutes}. Kui palju on veel jäänud, näitab kell ostukorvis.",
    ),
    p(
      "Kui aeg saab läbi, on tooted jälle müügis, kuid ostukorvist need ei kao. Vaatame, mis on veel alles, ja võimaluse korral broneerime uuesti. Kui keegi jõudis ette, on real kirjas, mitu tükki on järel.",
    ),
    p(
      "Esitatud, kuid tasumata tellimus hoiab tooteid {unpaidOrderHours}, kontota {guestOrderHours} pärast viimast maksekatset. Pärast seda tellimus tühistatakse ja te ei võlgne midagi.",
    ),
  ],
};
