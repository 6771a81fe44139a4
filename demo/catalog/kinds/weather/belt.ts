import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";

export const BELT: Kind = {
  key: "belt",
  category: "belts",
  share: 2,
  series: [
    ["Alder & Co", "Strap"],
    ["Lockett Row", "Girth"],
    ["Cobblewood", "Bridle"],
  ],
  marks: ["30", "35", "Classic", "Wide", "Solid", "Round", ...WARDROBE_MARKS],
  styles: [
    style(
      words("leather belt", "odinis diržas", "ādas josta", "nahkvöö", "кожаный ремень"),
      words(
        "One thickness of good leather and a solid buckle.",
        "Vientisa gera oda ir tvirta sagtis.",
        "Viengabala laba āda un stingra sprādze.",
        "Ühest tükist hea nahk ja tugev pannal.",
        "Цельная хорошая кожа и крепкая пряжка.",
      ),
      { options: { material: "leather", gender: "men" } },
    ),
    style(
      words("suede belt", "zomšinis diržas", "zamšādas josta", "seemisnahast vöö", "замшевый ремень"),
      words(
        "Soft to the touch, firm where it holds.",
        "Minkštas liesti, tvirtas ten, kur laiko.",
        "Mīksta pieskārienam, stingra tur, kur jāsatur.",
        "Katsudes pehme, hoidmiseks kindel.",
        "Мягкий на ощупь, крепкий там, где держит.",
      ),
      { options: { material: "suede", gender: "women" } },
    ),
  ],
  benefits: [
    words(
      "The buckle screws off, should you want another.",
      "Sagtis atsukama, jei norėsite kitos.",
      "Sprādze ir noskrūvējama, ja gribēsiet citu.",
      "Pandla saab maha kruvida, kui soovite teist.",
      "Пряжка откручивается, если захочется другую.",
    ),
    words(
      "Ages to a darker, warmer tone.",
      "Laikui bėgant spalva tampa tamsesnė ir šiltesnė.",
      "Ar laiku tonis kļūst tumšāks un siltāks.",
      "Muutub ajaga tumedamaks ja soojemaks.",
      "Со временем тон становится темнее и теплее.",
    ),
  ],
  keywords: words("waist belt buckle", "juosmens diržas sagtis", "siksna sprādze", "püksirihm pannal", "пояс пряжка"),
  details: { closure: ["buckle"], care: ["wipe"] },
  colours: ["walnut", "ink", "clay", "navy"],
  sizes: { field: "clothing-size", options: ["S", "M", "L", "XL"], count: [2, 4] },
  price: [29, 69],
  grams: [180, 290],
  millimetres: [180, 120, 50],
  hsCode: "420330",
  origins: ["PT", "IT", "LT"],
};
