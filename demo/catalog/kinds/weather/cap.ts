import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";

export const CAP: Kind = {
  key: "cap",
  category: "caps",
  share: 2,
  series: [
    ["Dunewear", "Brim"],
    ["Briz", "Finish"],
    ["Plainfolk", "Peak"],
    ["Fjordlin", "Deck"],
  ],
  marks: ["Five", "Six", "Club", "Day", "Easy", "Soft", ...WARDROBE_MARKS],
  styles: [
    style(
      words("cotton cap", "medvilninė kepurė", "kokvilnas cepure", "puuvillane nokamüts", "хлопковая кепка"),
      words(
        "A soft crown, a curved peak and a buckle that stays shut.",
        "Minkštas viršus, lenktas snapelis ir tvirta sagtelė.",
        "Mīksta augša, izliekts nags un droša sprādzīte.",
        "Pehme pealagi, kaardus nokk ja kindel pannal.",
        "Мягкая тулья, изогнутый козырёк и надёжная застёжка.",
      ),
      { options: { material: "cotton", gender: "unisex", season: "summer" }, silhouette: 0 },
    ),
    style(
      words(
        "wool bobble hat",
        "vilnonė kepurė su bumbulu",
        "vilnas cepure ar bumbuli",
        "villane tutimüts",
        "шерстяная шапка с помпоном",
      ),
      words(
        "Warm over the ears without the look of a helmet.",
        "Šildo ausis, bet neprimena šalmo.",
        "Silda ausis, bet neatgādina ķiveri.",
        "Hoiab kõrvad soojas, kuid ei näe välja nagu kiiver.",
        "Греет уши, но не похожа на шлем.",
      ),
      { options: { material: "wool", gender: "unisex", season: "winter" }, priceFactor: 1.4, silhouette: 1 },
    ),
  ],
  benefits: [
    words(
      "The sweatband can be washed by hand.",
      "Vidinę juostelę galima skalbti rankomis.",
      "Iekšējo lentīti var mazgāt ar rokām.",
      "Higipaela saab käsitsi pesta.",
      "Внутреннюю ленту можно стирать вручную.",
    ),
    words(
      "Folds into a pocket and forgives it.",
      "Sulankstoma į kišenę ir nesusiglamžo.",
      "Salokāma kabatā un nesaburzās.",
      "Mahub taskusse ega kortsu.",
      "Складывается в карман и не мнётся.",
    ),
  ],
  keywords: words(
    "hat baseball cap peak",
    "kepuraitė su snapeliu",
    "nagcepure naģene",
    "müts nokk",
    "бейсболка головной убор",
  ),
  details: { care: ["hand"] },
  colours: ["navy", "olive", "sand", "ink", "ember", "sage"],
  sizes: { field: "head-size", options: ["S/M", "L/XL"], count: [2, 2] },
  chart: "caps",
  price: [15, 39],
  grams: [90, 150],
  millimetres: [260, 180, 120],
  hsCode: "650500",
  origins: ["PT", "TR", "LT"],
};
