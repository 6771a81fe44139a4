import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";

export const SUITCASE: Kind = {
  key: "suitcase",
  category: "suitcases",
  share: 1,
  series: [
    ["Carrow", "Passage"],
    ["Norvik", "Terminal"],
    ["Lockett Row", "Porter"],
  ],
  marks: ["Jet", "One", "Two", "Go", "Pro", "Plus", ...WARDROBE_MARKS],
  styles: [
    style(
      words("hard suitcase", "kietas lagaminas", "cietais koferis", "kõva kohver", "жёсткий чемодан"),
      words(
        "Four quiet wheels and a shell that takes the knocks for you.",
        "Keturi tylūs ratukai ir smūgius atlaikantis korpusas.",
        "Četri klusi riteņi un korpuss, kas iztur triecienus.",
        "Neli vaikset ratast ja löökidele vastupidav kest.",
        "Четыре тихих колеса и корпус, который принимает удары на себя.",
      ),
      { options: { type: "for-travel" } },
    ),
    style(
      words(
        "aluminium suitcase",
        "aliuminio lagaminas",
        "alumīnija koferis",
        "alumiiniumkohver",
        "алюминиевый чемодан",
      ),
      words(
        "Every dent is a place you have been to.",
        "Kiekvienas įlenkimas – vieta, kurioje buvote.",
        "Katrs iespiedums ir vieta, kur esat bijuši.",
        "Iga mõlk on koht, kus olete käinud.",
        "Каждая вмятина – место, где вы побывали.",
      ),
      { options: { material: "aluminium", type: "for-travel" }, priceFactor: 2.2 },
    ),
  ],
  benefits: [
    words(
      "The lock opens for customs without being broken.",
      "Spyną muitinė atidaro jos nesugadindama.",
      "Slēdzeni muita atver, to nesabojājot.",
      "Toll saab luku avada seda lõhkumata.",
      "Таможня откроет замок, не сломав его.",
    ),
    words(
      "Inside, two halves with straps and a wet bag.",
      "Viduje – dvi dalys su diržais ir maišelis šlapiems daiktams.",
      "Iekšā – divas daļas ar siksnām un maisiņš slapjām mantām.",
      "Sees on kaks rihmadega poolt ja kott märgadele asjadele.",
      "Внутри две половины с ремнями и мешок для мокрых вещей.",
    ),
  ],
  keywords: words(
    "luggage trolley travel case",
    "bagažas kelioninis krepšys ratukai",
    "bagāža ceļojumu soma riteņi",
    "pagas reisikohver rattad",
    "багаж дорожный колёса",
  ),
  details: { "bag-volume": ["34"], warranty: ["5"] },
  colours: ["storm", "graphite", "sage", "ember", "silver", "sand"],
  price: [79, 179],
  grams: [2_900, 4_600],
  millimetres: [560, 400, 250],
  hsCode: "420212",
  origins: ["CN", "VN", "HU"],
};
