import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { BEAUTY_MARKS } from "../marks.ts";

export const SOAP: Kind = {
  key: "soap",
  category: "soaps",
  share: 2,
  series: [
    ["Botanist Lane", "Garden"],
    ["Saltgarden", "Seaweed"],
    ["Lysholm", "Dunegrass"],
  ],
  marks: ["Bar", "Block", "Mild", "Fresh", "Oat", "Salt", ...BEAUTY_MARKS],
  styles: [
    style(
      words("hand-made soap", "rankų darbo muilas", "roku darba ziepes", "käsitöö seep", "мыло ручной работы"),
      words(
        "Cold-stirred, cut by hand and dried for six weeks.",
        "Maišytas šaltuoju būdu, pjaustytas rankomis ir džiovintas šešias savaites.",
        "Maisītas aukstajā metodē, grieztas ar rokām un žāvētas sešas nedēļas.",
        "Külmalt segatud, käsitsi lõigatud ja kuus nädalat kuivatatud.",
        "Сварено холодным способом, нарезано вручную и сушилось шесть недель.",
      ),
      { options: { "scent-family": "fresh", "skin-type": "all" } },
    ),
    style(
      words(
        "soap for sensitive skin",
        "muilas jautriai odai",
        "ziepes jutīgai ādai",
        "seep tundlikule nahale",
        "мыло для чувствительной кожи",
      ),
      words(
        "Oat milk and nothing that stings.",
        "Avižų pienas ir nieko, kas dirgina.",
        "Auzu piens un nekā, kas kairina.",
        "Kaerapiim ja ei midagi ärritavat.",
        "Овсяное молоко и ничего раздражающего.",
      ),
      { options: { "skin-type": "sensitive" }, priceFactor: 1.2 },
    ),
  ],
  benefits: [
    words(
      "Wrapped in paper, without plastic.",
      "Įvyniotas į popierių, be plastiko.",
      "Ietītas papīrā, bez plastmasas.",
      "Pakitud paberisse, plastita.",
      "Завёрнуто в бумагу, без пластика.",
    ),
    words(
      "One bar lasts about two months.",
      "Vieno gabalėlio užtenka maždaug dviem mėnesiams.",
      "Viena gabala pietiek apmēram diviem mēnešiem.",
      "Ühest tükist jätkub umbes kaheks kuuks.",
      "Одного куска хватает примерно на два месяца.",
    ),
  ],
  keywords: words(
    "soap bar hands body",
    "muilas gabalas rankoms kūnui",
    "ziepju gabals rokām ķermenim",
    "seebitükk kätele kehale",
    "кусковое мыло руки тело",
  ),
  details: {},
  colours: ["sage", "clay", "blush", "sand", "glacier"],
  hasNoColourChoice: true,
  price: [5, 12],
  grams: [110, 160],
  millimetres: [95, 65, 35],
  hsCode: "340111",
  origins: ["LV", "EE", "DK"],
};
