import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-ir-tarifa-kods",
  title: "Kas ir tarifa kods, un kur to atrast?",
  description:
    "Seši cipari, kas muitai pasaka, kas tā par lietu. Tie nav jāzina: izvēlaties no saraksta pēc nosaukuma.",
  blocks: [
    p(
      "Tarifa kods jeb HS kods ir numurs, pēc kura muita zina, kas tā par lietu. Pirmie seši cipari visā pasaulē ir vienādi: kokvilnas T-krekli – 6109 10, grāmatas – 4901 99. No koda atkarīgs muitas nodoklis un tas, ko drīkst vest pa gaisu.",
    ),
    p(
      "Meklēt to nevajag. Deklarācijā, pasūtījuma veidlapā un kalkulatorā sākat rakstīt, kas tas ir, un izvēlaties no saraksta. Ņemiet rindu, kas lietu apraksta vislabāk, nevis lētāko.",
    ),
    p("Ja nekā piemērota nav, ņemiet tuvāko un aprakstiet lietu precīzi. Mūsu veikala precēm kods ir preces lapā."),
  ],
};
