import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";

export const GLOVES: Kind = {
  key: "gloves",
  category: "gloves",
  share: 2,
  series: [
    ["Alder & Co", "Rein"],
    ["Rovanta", "Ice"],
    ["Tindra", "Mitten"],
    ["Lockett Row", "Driver", [0]],
  ],
  marks: ["Touch", "Lined", "Classic", "North", "Light", "Road", ...WARDROBE_MARKS],
  styles: [
    style(
      words("leather gloves", "odinės pirštinės", "ādas cimdi", "nahkkindad", "кожаные перчатки"),
      words(
        "Thin enough to feel the key, lined to enjoy the walk.",
        "Pakankamai plonos jausti raktą ir pašiltintos pasivaikščiojimui.",
        "Pietiekami plāni, lai justu atslēgu, un oderēti pastaigai.",
        "Piisavalt õhukesed, et võtit tunda, ja voodriga jalutuskäiguks.",
        "Достаточно тонкие, чтобы чувствовать ключ, и с подкладкой для прогулки.",
      ),
      { options: { material: "leather", gender: "women", season: "winter" } },
    ),
    style(
      words("wool gloves", "vilnonės pirštinės", "vilnas cimdi", "villased kindad", "шерстяные перчатки"),
      words(
        "Two fingertips speak to the phone, all ten stay warm.",
        "Du pirštai valdo telefoną, visi dešimt šilti.",
        "Divi pirksti vada tālruni, visi desmit paliek silti.",
        "Kaks sõrme juhivad telefoni, kõik kümme püsivad soojas.",
        "Два пальца управляют телефоном, все десять в тепле.",
      ),
      { options: { material: "wool", gender: "unisex", season: "winter" }, priceFactor: 0.5 },
    ),
  ],
  benefits: [
    words(
      "A clip keeps the pair together.",
      "Segtukas laiko porą kartu.",
      "Klipsis notur pāri kopā.",
      "Klamber hoiab paari koos.",
      "Зажим держит пару вместе.",
    ),
    words(
      "The cuff reaches under the sleeve.",
      "Rankogalis siekia po rankove.",
      "Aproce sniedzas zem piedurknes.",
      "Kätis ulatub varruka alla.",
      "Манжета заходит под рукав.",
    ),
  ],
  keywords: words(
    "mittens winter hands",
    "kumštinės žiema rankos",
    "dūraiņi ziema rokas",
    "labakud talv käed",
    "варежки зима руки",
  ),
  details: { care: ["wipe", "hand"] },
  colours: ["walnut", "ink", "garnet", "graphite", "sand"],
  sizes: { field: "clothing-size", options: ["S", "M", "L", "XL"], count: [2, 3] },
  price: [35, 89],
  grams: [110, 190],
  millimetres: [260, 130, 40],
  hsCode: "420329",
  origins: ["LT", "HU", "IT"],
};
