import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { SHOE_MARKS } from "../marks.ts";
import { WOMEN_SHOE_SIZES } from "../size-runs.ts";

export const HEEL: Kind = {
  key: "heel",
  category: "heels",
  share: 2,
  series: [
    ["Mirelle Haug", "Ballade"],
    ["Vero Lune", "Minuit"],
    ["Cobblewood", "Parlour"],
    ["Linnea Ask", "Dahlia"],
  ],
  marks: ["Pump", "Bal", "Fine", "Sling", "Strap", "Soir", ...SHOE_MARKS],
  styles: [
    style(
      words(
        "leather court shoes",
        "odiniai aukštakulniai bateliai",
        "ādas augstpapēžu kurpes",
        "nahast kontsakingad",
        "кожаные туфли на каблуке",
      ),
      words(
        "A heel you can walk in, from the desk to the last dance.",
        "Kulnas, su kuriuo galima vaikščioti – nuo darbo stalo iki paskutinio šokio.",
        "Papēdis, ar kuru var staigāt – no darba galda līdz pēdējai dejai.",
        "Konts, millega saab käia – töölauast viimase tantsuni.",
        "Каблук, на котором можно ходить, – от рабочего стола до последнего танца.",
      ),
      { options: { gender: "women", material: "leather", type: "classic" } },
    ),
    style(
      words(
        "suede heels",
        "zomšiniai aukštakulniai",
        "zamšādas augstpapēžu kurpes",
        "seemisnahast kontsakingad",
        "замшевые туфли на каблуке",
      ),
      words(
        "Deep colour, a padded ball and a strap that holds.",
        "Sodri spalva, paminkštinta priekinė dalis ir tvirtas dirželis.",
        "Piesātināta krāsa, polsterēta priekšdaļa un stingra siksniņa.",
        "Sügav toon, pehmendatud päkaosa ja kindel rihm.",
        "Глубокий цвет, мягкая передняя часть и надёжный ремешок.",
      ),
      { options: { gender: "women", material: "suede", type: "dressy" }, priceFactor: 1.1 },
    ),
  ],
  benefits: [
    words(
      "Spare heel tips are in the box.",
      "Dėžutėje – atsarginės kulniukų pakalos.",
      "Kastē ir rezerves papēžu uzgaļi.",
      "Karbis on varukontsaplekid.",
      "В коробке – запасные набойки.",
    ),
    words(
      "Lined with soft goat leather.",
      "Pamušalas – minkšta ožkos oda.",
      "Odere ir no mīkstas kazādas.",
      "Vooder on pehmest kitsenahast.",
      "Подкладка из мягкой козьей кожи.",
    ),
  ],
  keywords: words(
    "high heels pumps",
    "aukštakulniai bateliai proga",
    "laiviņas svinībām",
    "kingad peoks",
    "шпильки лодочки",
  ),
  details: {
    "heel-height": ["4 cm", "6 cm", "8 cm"],
    season: ["all-year"],
    closure: ["slip-on", "buckle"],
    care: ["wipe"],
  },
  colours: ["ink", "garnet", "blush", "sand", "gold", "navy"],
  sizes: WOMEN_SHOE_SIZES,
  chart: "shoes",
  price: [69, 169],
  grams: [560, 780],
  millimetres: [310, 200, 110],
  hsCode: "640359",
  origins: ["IT", "ES", "PT"],
};
