import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { SHOE_MARKS } from "../marks.ts";
import { MEN_SHOE_SIZES, WOMEN_SHOE_SIZES } from "../size-runs.ts";

export const LOAFER: Kind = {
  key: "loafer",
  category: "loafers",
  share: 2,
  series: [
    ["Alder & Co", "Linden"],
    ["Cobblewood", "Penny"],
    ["Stigvel", "Quay"],
    ["Kalmusson", "Berth"],
  ],
  marks: ["Classic", "Soft", "I", "II", "Tassel", "Light", ...SHOE_MARKS],
  styles: [
    style(
      words("leather loafers", "odiniai mokasinai", "ādas mokasīni", "nahast mokassiinid", "кожаные лоферы"),
      words(
        "Slip on in the hall and look as if you had taken your time.",
        "Įsispiriate koridoriuje, o atrodote lyg ilgai ruošęsi.",
        "Ieslīdat gaitenī, bet izskatās, ka gatavojāties ilgi.",
        "Libistate jalga ja näete välja, nagu oleksite kaua valmistunud.",
        "Надеваются за секунду, а выглядят так, будто вы долго собирались.",
      ),
      { options: { gender: "men", material: "leather", type: "classic" }, sizes: MEN_SHOE_SIZES },
    ),
    style(
      words("suede loafers", "zomšiniai mokasinai", "zamšādas mokasīni", "seemisnahast mokassiinid", "замшевые лоферы"),
      words(
        "Unlined suede, as soft as a slipper and neat enough for dinner.",
        "Zomša be pamušalo: minkšta kaip šlepetė, tvarkinga kaip vakarienei.",
        "Zamšāda bez oderes: mīksta kā čība, pietiekami glīta vakariņām.",
        "Voodrita seemisnahk: pehme nagu suss ja õhtusöögiks piisavalt viisakas.",
        "Замша без подкладки: мягкая, как тапочки, и достаточно нарядная для ужина.",
      ),
      { options: { gender: "women", material: "suede", type: "everyday" }, sizes: WOMEN_SHOE_SIZES },
    ),
  ],
  benefits: [
    words(
      "Sewn by hand around the toe.",
      "Nosis apsiūta rankomis.",
      "Purngals apšūts ar rokām.",
      "Ninaosa on käsitsi õmmeldud.",
      "Носок прошит вручную.",
    ),
    words(
      "The sole is thin leather with a rubber heel.",
      "Padas – plona oda su guminiu kulnu.",
      "Zole ir plāna āda ar gumijas papēdi.",
      "Tald on õhukesest nahast ja kummikontsaga.",
      "Подошва из тонкой кожи с резиновым каблуком.",
    ),
  ],
  keywords: words(
    "slip-on shoes moccasins",
    "įsispiriami batai",
    "iešļūcamas kurpes",
    "sisseastutavad kingad",
    "мокасины туфли",
  ),
  details: { season: ["mid-season", "summer"], closure: ["slip-on"], care: ["wipe"] },
  colours: ["walnut", "ink", "navy", "sand", "garnet"],
  chart: "shoes",
  price: [69, 159],
  grams: [640, 880],
  millimetres: [320, 210, 115],
  hsCode: "640359",
  origins: ["PT", "IT"],
};
