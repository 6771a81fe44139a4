import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { SHOE_MARKS } from "../marks.ts";
import { MEN_SHOE_SIZES, WOMEN_SHOE_SIZES } from "../size-runs.ts";

export const BOOT: Kind = {
  key: "boot",
  category: "boots",
  share: 3,
  series: [
    ["Alder & Co", "Derwent", [0, 1]],
    ["Stigvel", "Moor"],
    ["Cobblewood", "Foundry", [0, 1]],
    ["Vandreur", "Sentier", [2]],
    ["Tindra", "Snowline"],
  ],
  marks: ["I", "II", "High", "Low", "Classic", "Waxed", ...SHOE_MARKS],
  styles: [
    style(
      words(
        "men’s leather boots",
        "vyriški odiniai aulinukai",
        "vīriešu ādas zābaki",
        "meeste nahksaapad",
        "мужские кожаные ботинки",
      ),
      words(
        "Waxed leather on a welted sole that a cobbler can renew.",
        "Vaškuota oda ir rantinis padas, kurį batsiuvys gali pakeisti.",
        "Vaskota āda un šūta zole, ko kurpnieks var nomainīt.",
        "Vahatatud nahk ja randõmblusega tald, mille kingsepp saab uuendada.",
        "Вощёная кожа и рантовая подошва, которую может заменить сапожник.",
      ),
      {
        options: { gender: "men", material: "leather", season: "mid-season", type: "classic" },
        sizes: MEN_SHOE_SIZES,
        silhouette: 0,
      },
    ),
    style(
      words(
        "women’s leather boots",
        "moteriški odiniai aulinukai",
        "sieviešu ādas zābaki",
        "naiste nahksaapad",
        "женские кожаные ботинки",
      ),
      words(
        "A firm ankle, a low heel and a lining that warms at once.",
        "Tvirtai laikoma kulkšnis, žemas kulnas ir iš karto šildantis pamušalas.",
        "Stingrs atbalsts potītei, zems papēdis un odere, kas sasilda uzreiz.",
        "Tugev pahkluuosa, madal konts ja kohe soojendav vooder.",
        "Надёжная фиксация щиколотки, низкий каблук и сразу согревающая подкладка.",
      ),
      {
        options: { gender: "women", material: "leather", season: "winter", type: "everyday" },
        sizes: WOMEN_SHOE_SIZES,
        silhouette: 0,
      },
    ),
    style(
      words("hiking boots", "žygio batai", "pārgājienu zābaki", "matkasaapad", "походные ботинки"),
      words(
        "Dry inside after a day of rain and steady under a full pack.",
        "Po dienos lietuje viduje sausa, o su pilna kuprine – tvirta.",
        "Pēc dienas lietū iekšā ir sauss, un ar pilnu mugursomu solis ir drošs.",
        "Pärast vihmapäeva seest kuivad ja täis seljakotiga kindlad.",
        "После дня под дождём внутри сухо, а с полным рюкзаком устойчиво.",
      ),
      {
        options: { gender: "unisex", material: "suede", season: "all-year", type: "outdoor" },
        category: "hiking-shoes",
        sizes: MEN_SHOE_SIZES,
        silhouette: 1,
      },
    ),
  ],
  benefits: [
    words(
      "The sole keeps its grip below zero.",
      "Padas neslysta ir esant minusinei temperatūrai.",
      "Zole neslīd arī zem nulles.",
      "Tald haakub ka miinuskraadidega.",
      "Подошва не скользит и ниже нуля.",
    ),
    words(
      "Breaks in within a week.",
      "Prisitaiko prie pėdos per savaitę.",
      "Pielāgojas pēdai nedēļas laikā.",
      "Kohaneb jalaga nädalaga.",
      "Разнашиваются за неделю.",
    ),
  ],
  keywords: words(
    "ankle boots winter shoes",
    "batai žiemai avalynė",
    "ziemas apavi puszābaki",
    "talvejalatsid poolsaapad",
    "зимняя обувь полусапоги",
  ),
  details: { closure: ["laces", "zip", "slip-on"], care: ["wipe"] },
  colours: ["walnut", "ink", "clay", "graphite", "olive"],
  chart: "shoes",
  price: [89, 219],
  grams: [1_100, 1_700],
  millimetres: [350, 300, 130],
  hsCode: "640391",
  origins: ["PT", "IT", "LT"],
};
