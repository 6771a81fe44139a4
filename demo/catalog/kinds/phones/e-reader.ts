import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const E_READER: Kind = {
  key: "e-reader",
  category: "e-readers",
  share: 1,
  series: [
    ["Pikset", "Page"],
    ["Ohmly", "Leaf"],
    ["Lumetra", "Folio"],
  ],
  marks: ["One", "Two", "Wide", "Lite", "Glow", "Pro", ...GADGET_MARKS],
  styles: [
    style(
      words("e-reader", "elektroninių knygų skaityklė", "e-grāmatu lasītājs", "e-luger", "электронная книга"),
      words(
        "Paper-like ink that is easy on the eyes, in the sun and at night.",
        "Popierių primenantis rašalas tausoja akis ir saulėje, ir naktį.",
        "Papīram līdzīga tinte saudzē acis gan saulē, gan naktī.",
        "Paberisarnane tint hoiab silmi nii päikese käes kui ka öösel.",
        "Похожие на бумагу чернила берегут глаза и на солнце, и ночью.",
      ),
      { options: { type: "for-travel" } },
    ),
    style(
      words(
        "e-reader with warm light",
        "elektroninių knygų skaityklė su šilta šviesa",
        "e-grāmatu lasītājs ar siltu gaismu",
        "sooja valgusega e-luger",
        "электронная книга с тёплой подсветкой",
      ),
      words(
        "The light turns amber in the evening, so the last chapter does not cost you sleep.",
        "Vakare šviesa pašiltėja, tad paskutinis skyrius netrukdo užmigti.",
        "Vakarā gaisma kļūst siltāka, un pēdējā nodaļa netraucē aizmigt.",
        "Õhtul muutub valgus soojemaks ja viimane peatükk ei vii und.",
        "Вечером свет становится теплее, и последняя глава не мешает заснуть.",
      ),
      { options: { type: "everyday" }, priceFactor: 1.3 },
    ),
  ],
  benefits: [
    words(
      "One charge lasts for weeks.",
      "Vieno įkrovimo užtenka kelioms savaitėms.",
      "Ar vienu uzlādi pietiek vairākām nedēļām.",
      "Ühest laadimisest jätkub nädalateks.",
      "Одного заряда хватает на недели.",
    ),
    words(
      "Survives the bath and the beach.",
      "Nebijo nei vonios, nei paplūdimio.",
      "Nebaidās ne vannas, ne pludmales.",
      "Ei karda vanni ega randa.",
      "Не боится ни ванны, ни пляжа.",
    ),
  ],
  keywords: words(
    "ebook reader e-ink books",
    "e. knygos skaitytuvas e-ink",
    "e-grāmatas e-ink lasītājs",
    "e-raamat e-ink lugeja",
    "ридер e-ink книги",
  ),
  details: { "screen-size": ["6.1″", "7″", "7.8″"], "water-resistance": ["IPX5", "IP67"], warranty: ["2"] },
  colours: ["ink", "chalk", "sage"],
  sizes: { field: "storage", options: ["32 GB", "64 GB"], count: [1, 2], priceStep: 0.18 },
  price: [119, 229],
  grams: [280, 420],
  millimetres: [200, 150, 35],
  hsCode: "854370",
  origins: ["CN", "TW"],
};
