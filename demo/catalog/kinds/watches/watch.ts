import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";

export const WATCH: Kind = {
  key: "watch",
  category: "watches",
  share: 3,
  series: [
    ["Ostermark", "Regulator"],
    ["Kestrel", "Chronicle"],
    ["Velora", "Ora"],
    ["Tindra", "Solstice"],
    ["Ostermark", "Pilot"],
  ],
  marks: ["I", "II", "Classic", "Slim", "Date", "Moon", ...WARDROBE_MARKS],
  styles: [
    style(
      words("quartz watch", "kvarcinis laikrodis", "kvarca pulkstenis", "kvartskell", "кварцевые часы"),
      words(
        "A clear dial, a thin case and a battery for five years.",
        "Aiškus ciferblatas, plonas korpusas ir baterija penkeriems metams.",
        "Skaidra ciparnīca, plāns korpuss un baterija pieciem gadiem.",
        "Selge sihverplaat, õhuke korpus ja viieks aastaks jätkuv patarei.",
        "Ясный циферблат, тонкий корпус и батарейка на пять лет.",
      ),
      { options: { movement: "quartz", gender: "women" } },
    ),
    style(
      words(
        "automatic watch",
        "automatinis laikrodis",
        "automātiskais pulkstenis",
        "automaatkell",
        "автоматические часы",
      ),
      words(
        "Wound by the wrist that wears it, with the movement seen from behind.",
        "Prisuka jį nešiojantis riešas, o mechanizmas matomas iš kitos pusės.",
        "To uzvelk roka, kas to nēsā, un mehānisms redzams no aizmugures.",
        "Seda keerab üles kandja ranne ja mehhanism paistab tagant.",
        "Их заводит рука, а механизм виден с обратной стороны.",
      ),
      { options: { movement: "automatic", gender: "men" }, priceFactor: 2.4 },
    ),
    style(
      words(
        "solar watch",
        "saulės energijos laikrodis",
        "saules enerģijas pulkstenis",
        "päikesepatareiga kell",
        "часы на солнечной энергии",
      ),
      words(
        "Any light charges it; a full day lasts for half a year.",
        "Jį įkrauna bet kokia šviesa, o dienos užtenka pusmečiui.",
        "To uzlādē jebkura gaisma, un ar dienu pietiek pusgadam.",
        "Seda laeb iga valgus ja ühest päevast jätkub pooleks aastaks.",
        "Их заряжает любой свет, а одного дня хватает на полгода.",
      ),
      { options: { movement: "solar", gender: "unisex" }, priceFactor: 1.3 },
    ),
  ],
  benefits: [
    words(
      "The glass is sapphire and hard to scratch.",
      "Stiklas safyrinis, jį sunku subraižyti.",
      "Stikls ir safīra, un to grūti saskrāpēt.",
      "Klaas on safiirist ja raskesti kriimustatav.",
      "Стекло сапфировое, его трудно поцарапать.",
    ),
    words(
      "The strap is leather and changes without tools.",
      "Dirželis odinis ir keičiamas be įrankių.",
      "Siksniņa ir no ādas un maināma bez instrumentiem.",
      "Rihm on nahast ja vahetatav tööriistadeta.",
      "Ремешок кожаный и меняется без инструментов.",
    ),
  ],
  keywords: words(
    "wristwatch time dial",
    "rankinis laikrodis ciferblatas",
    "rokas pulkstenis ciparnīca",
    "käekell aeg",
    "наручные часы циферблат",
  ),
  details: {
    "case-size": ["34 mm", "38 mm", "40 mm", "42 mm"],
    material: ["steel", "titanium"],
    "water-resistance": ["3 ATM", "5 ATM", "10 ATM"],
    warranty: ["2", "5"],
  },
  colours: ["brass", "silver", "ink", "navy", "walnut", "gold"],
  price: [89, 249],
  grams: [180, 320],
  millimetres: [120, 110, 85],
  hsCode: "910211",
  origins: ["CH", "JP", "DE"],
};
