import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";

export const NECKLACE: Kind = {
  key: "necklace",
  category: "necklaces",
  share: 1,
  series: [
    ["Velora", "Filo"],
    ["Tindra", "Drizzle"],
    ["Noor Amari", "Layla"],
  ],
  marks: ["Short", "Long", "Drop", "Pearl", "Bar", "Loop", ...WARDROBE_MARKS],
  styles: [
    style(
      words("necklace", "kaklo papuošalas", "kaklarota", "kaelakee", "колье"),
      words(
        "A fine chain that lies flat and does not twist.",
        "Plona grandinėlė guli lygiai ir nesisuka.",
        "Smalka ķēdīte guļ līdzeni un nesagriežas.",
        "Peen kett on sile ega lähe keerdu.",
        "Тонкая цепочка лежит ровно и не перекручивается.",
      ),
      { options: { type: "everyday", gender: "women" } },
    ),
    style(
      words(
        "necklace with a pendant",
        "grandinėlė su pakabuku",
        "ķēdīte ar kulonu",
        "ripatsiga kaelakee",
        "цепочка с подвеской",
      ),
      words(
        "A small pendant that catches the light before you do.",
        "Mažas pakabukas, kuris pirmas pagauna šviesą.",
        "Mazs kulons, kas pirmais noķer gaismu.",
        "Väike ripats, mis püüab esimesena valgust.",
        "Маленькая подвеска, которая первой ловит свет.",
      ),
      { options: { type: "dressy", gender: "women" }, priceFactor: 1.5 },
    ),
  ],
  benefits: [
    words(
      "The length can be set in three steps.",
      "Ilgį galima reguliuoti trimis padėtimis.",
      "Garumu var regulēt trīs pozīcijās.",
      "Pikkust saab seada kolmes astmes.",
      "Длина регулируется в трёх положениях.",
    ),
    words(
      "Comes in a box worth keeping.",
      "Įpakuota į dėžutę, kurią verta pasilikti.",
      "Iepakota kārbiņā, ko vērts paturēt.",
      "Pakendatud karpi, mida tasub alles hoida.",
      "В коробочке, которую хочется сохранить.",
    ),
  ],
  keywords: words(
    "jewellery chain gift",
    "papuošalas grandinėlė dovana",
    "rota ķēdīte dāvana",
    "ehe kett kingitus",
    "украшение цепочка подарок",
  ),
  details: { material: ["steel", "titanium"] },
  colours: ["gold", "silver", "brass"],
  price: [35, 139],
  grams: [70, 110],
  millimetres: [110, 90, 40],
  hsCode: "711319",
  origins: ["IT", "LT", "AE"],
};
