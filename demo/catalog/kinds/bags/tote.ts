import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";

export const TOTE: Kind = {
  key: "tote",
  category: "totes",
  share: 3,
  series: [
    ["Alder & Co", "Market"],
    ["Carrow", "Quarry"],
    ["Lockett Row", "Saddler"],
    ["Vero Lune", "Rivage"],
    ["Tindra", "Willowbark"],
  ],
  marks: ["Arc", "Fold", "Open", "Noon", "Soft", "Day", ...WARDROBE_MARKS],
  styles: [
    style(
      words("leather tote", "odinė rankinė", "ādas soma", "nahast käekott", "кожаная сумка"),
      words(
        "Holds a laptop and a loaf of bread, and still looks light.",
        "Telpa kompiuteris ir duonos kepalas, o atrodo lengva.",
        "Ietilpst dators un maizes klaips, bet izskatās viegla.",
        "Mahutab arvuti ja leivapätsi ning näeb ikka kerge välja.",
        "Вмещает ноутбук и буханку хлеба и всё равно выглядит лёгкой.",
      ),
      { options: { material: "leather", gender: "women" } },
    ),
    style(
      words("canvas tote", "drobinis pirkinių krepšys", "auduma iepirkumu soma", "lõuendist kott", "холщовая сумка"),
      words(
        "Thick canvas with handles that do not cut into the shoulder.",
        "Stora drobė ir rankenos, kurios nespaudžia peties.",
        "Biezs audums un rokturi, kas nespiež plecu.",
        "Paks lõuend ja sangad, mis õlga ei suru.",
        "Плотный холст и ручки, которые не режут плечо.",
      ),
      { options: { material: "canvas", gender: "unisex" }, priceFactor: 0.35 },
    ),
  ],
  benefits: [
    words(
      "A pocket for keys is sewn where the hand looks for them.",
      "Kišenėlė raktams įsiūta ten, kur jų ieško ranka.",
      "Kabatiņa atslēgām iešūta tur, kur tās meklē roka.",
      "Võtmetasku on õmmeldud sinna, kust käsi neid otsib.",
      "Карман для ключей вшит там, где их ищет рука.",
    ),
    words(
      "Stands by itself when you put it down.",
      "Padėjus stovi pati.",
      "Nolikta stāv pati.",
      "Maha pannes seisab ise püsti.",
      "Стоит сама, когда её поставишь.",
    ),
  ],
  keywords: words(
    "handbag shopper shoulder bag",
    "rankinukas krepšys ant peties",
    "rokassoma plecu soma",
    "õlakott poekott",
    "шопер сумка на плечо",
  ),
  details: { "bag-volume": ["8", "14", "20"], care: ["wipe"] },
  colours: ["walnut", "ink", "clay", "sand", "pine", "garnet", "blush"],
  price: [59, 189],
  grams: [520, 980],
  millimetres: [400, 330, 120],
  hsCode: "420221",
  origins: ["PT", "IT", "LT"],
};
