import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";

export const BACKPACK: Kind = {
  key: "backpack",
  category: "backpacks",
  share: 3,
  series: [
    ["Carrow", "Island"],
    ["Rovanta", "Fell", [1]],
    ["Norvik", "Commuter", [0]],
    ["Fjordlin", "Ferry"],
    ["Briz", "Kilometre"],
  ],
  marks: ["One", "Two", "Roll", "Day", "Pro", "Lite", ...WARDROBE_MARKS],
  styles: [
    style(
      words("city backpack", "miesto kuprinė", "pilsētas mugursoma", "linnaseljakott", "городской рюкзак"),
      words(
        "A padded place for the laptop and a back that lets air through.",
        "Paminkštinta vieta kompiuteriui ir orui laidi nugarėlė.",
        "Polsterēta vieta datoram un gaisu caurlaidīga mugura.",
        "Polsterdatud koht arvutile ja õhku läbilaskev selg.",
        "Мягкое отделение для ноутбука и дышащая спинка.",
      ),
      { options: { material: "polyester", type: "everyday", gender: "unisex" } },
    ),
    style(
      words("hiking backpack", "žygio kuprinė", "pārgājienu mugursoma", "matkaseljakott", "походный рюкзак"),
      words(
        "The hip belt carries the weight, the rain cover waits in its own pocket.",
        "Svorį laiko juosmens diržas, o lietaus uždangalas slepiasi kišenėje.",
        "Svaru nes gurnu josta, un lietus pārvalks gaida savā kabatā.",
        "Raskust kannab puusavöö ja vihmakate ootab oma taskus.",
        "Вес держит поясной ремень, а чехол от дождя ждёт в своём кармане.",
      ),
      { options: { material: "nylon", type: "outdoor", gender: "unisex" }, priceFactor: 1.3 },
    ),
  ],
  benefits: [
    words(
      "Zips and buckles can be replaced for ten years.",
      "Užtrauktukus ir sagtis keičiame dešimt metų.",
      "Rāvējslēdzējus un sprādzes var nomainīt desmit gadus.",
      "Lukke ja pandlaid saab vahetada kümme aastat.",
      "Молнии и пряжки можно заменить в течение десяти лет.",
    ),
    words(
      "Reflects light in the dark.",
      "Tamsoje atspindi šviesą.",
      "Tumsā atstaro gaismu.",
      "Helkib pimedas.",
      "Отражает свет в темноте.",
    ),
  ],
  keywords: words(
    "rucksack school laptop bag",
    "mokyklinė kuprinė kompiuteriui",
    "skolas soma datorsoma",
    "koolikott arvutikott",
    "ранец сумка для ноутбука",
  ),
  details: { "bag-volume": ["14", "20", "26", "34"], closure: ["zip", "buckle"], care: ["wipe"] },
  colours: ["navy", "pine", "graphite", "ember", "ochre", "sage", "ink"],
  price: [45, 139],
  grams: [620, 1_350],
  millimetres: [480, 320, 140],
  hsCode: "420292",
  origins: ["VN", "CN", "PT"],
};
