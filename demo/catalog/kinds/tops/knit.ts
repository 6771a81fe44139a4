import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";
import { CLOTHING_SIZES } from "../size-runs.ts";

export const KNIT: Kind = {
  key: "knit",
  category: "knitwear",
  share: 3,
  series: [
    ["Fjordlin", "Skerry"],
    ["Tindra", "Frost"],
    ["Alder & Co", "Heath"],
    ["Linnea Ask", "Moss", [0]],
    ["North Mill", "Yarn"],
  ],
  marks: ["Cable", "Rib", "Fine", "Wide", "Soft", "Nordic", ...WARDROBE_MARKS],
  styles: [
    style(
      words(
        "women’s merino jumper",
        "moteriškas merinosų vilnos megztinis",
        "sieviešu merino vilnas džemperis",
        "naiste meriinovillane kampsun",
        "женский свитер из шерсти мериноса",
      ),
      words(
        "Thin, warm and kind to bare skin.",
        "Plonas, šiltas ir nedirgina odos.",
        "Plāns, silts un maigs pret ādu.",
        "Õhuke, soe ja naha vastu pehme.",
        "Тонкий, тёплый и мягкий к коже.",
      ),
      { options: { gender: "women", material: "merino" } },
    ),
    style(
      words(
        "men’s wool jumper",
        "vyriškas vilnonis megztinis",
        "vīriešu vilnas džemperis",
        "meeste villane kampsun",
        "мужской шерстяной свитер",
      ),
      words(
        "Knitted thick for boats, cabins and late November.",
        "Storai megztas valtims, trobelėms ir vėlyvam lapkričiui.",
        "Biezi adīts laivām, namiņiem un vēlam novembrim.",
        "Paksult kootud paatide, onnide ja hilise novembri jaoks.",
        "Связан плотно – для лодок, избушек и позднего ноября.",
      ),
      { options: { gender: "men", material: "wool" } },
    ),
  ],
  benefits: [
    words(
      "The wool can be traced to the farm.",
      "Vilnos kilmę galima atsekti iki ūkio.",
      "Vilnas izcelsmi var izsekot līdz saimniecībai.",
      "Villa päritolu on jälgitav taluni.",
      "Происхождение шерсти прослеживается до фермы.",
    ),
    words(
      "Spare yarn for mending comes with it.",
      "Pridedama siūlų adyti.",
      "Komplektā ir dzija lāpīšanai.",
      "Kaasas on lõng parandamiseks.",
      "В комплекте нитки для починки.",
    ),
  ],
  keywords: words(
    "sweater pullover knitted",
    "nertinis megztas",
    "pulovers adīts",
    "sviiter kootud",
    "пуловер джемпер вязаный",
  ),
  details: { fit: ["regular", "relaxed"], season: ["winter", "mid-season"], care: ["hand"] },
  colours: ["chalk", "navy", "pine", "ochre", "garnet", "graphite", "sand", "blush"],
  sizes: CLOTHING_SIZES,
  chart: "tops",
  price: [55, 149],
  grams: [340, 820],
  millimetres: [350, 280, 70],
  hsCode: "611011",
  origins: ["LT", "EE", "IT"],
};
