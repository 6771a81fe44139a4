import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kaip-atsisakyti-pasiulymu",
  title: "Kokius laiškus siunčiate ir kaip atsisakyti pasiūlymų?",
  description: "Laiškai apie užsakymus ateina visada. Pasiūlymai – tik sutikus, o atsisakyti galima vienu paspaudimu.",
  blocks: [
    p("Laiškai būna dviejų rūšių."),
    p(
      "**Laiškai apie tai, ką užsakėte,** ateina visada: užsakymas apmokėtas, siunta atvyko, kaina paruošta, reikia atsakymo. Kaip sužinoti apie naujas siuntas – iškart, kartą per dieną ar visai ne – pasirenkate puslapyje [Siuntos](/parcels). Apie tai, kam reikia jūsų atsakymo, rašome iškart visada.",
    ),
    p(
      "**Pasiūlymus** siunčiame tik tada, kai sutikote ir patvirtinote adresą. Kiekviename tokiame laiške yra nuoroda, kuria vienu paspaudimu jų atsisakote; bet kada galite juos išjungti ir puslapyje [Paskyros informacija](/account-information). Priežasties niekas neklausia.",
    ),
  ],
};
