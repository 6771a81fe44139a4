import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";
import { CLOTHING_SIZES } from "../size-runs.ts";

export const HOODIE: Kind = {
  key: "hoodie",
  category: "hoodies",
  share: 3,
  series: [
    ["Dunewear", "Drift"],
    ["Fjordlin", "Cove"],
    ["Plainfolk", "Sunday"],
    ["Briz", "Warm-up"],
    ["Rovanta", "Basecamp", [1]],
  ],
  marks: ["Weekend", "Over", "Classic", "Heavy", "Light", "Team", ...WARDROBE_MARKS],
  styles: [
    style(
      words(
        "cotton hoodie",
        "medvilninis džemperis su gobtuvu",
        "kokvilnas džemperis ar kapuci",
        "kapuutsiga puuvillane pusa",
        "хлопковая толстовка с капюшоном",
      ),
      words(
        "Brushed inside, roomy at the shoulders and warm without weight.",
        "Viduje šiaušta, pečiuose erdvu ir šilta be svorio.",
        "Iekšpusē uzkārsts, plecos brīvs un silts bez smaguma.",
        "Seest karvastatud, õlgadest avar ja soe ilma raskuseta.",
        "Внутри начёс, свободно в плечах и тепло без тяжести.",
      ),
      { options: { gender: "unisex", material: "organic-cotton" } },
    ),
    style(
      words(
        "fleece hoodie",
        "flisinis džemperis su gobtuvu",
        "flīsa džemperis ar kapuci",
        "kapuutsiga fliispusa",
        "флисовая толстовка с капюшоном",
      ),
      words(
        "Holds the warmth on the hill and lets the steam out on the climb.",
        "Kalne laiko šilumą, o kylant praleidžia drėgmę.",
        "Kalnā notur siltumu, bet kāpienā izlaiž mitrumu.",
        "Hoiab mäel sooja ja laseb tõusul niiskuse välja.",
        "На вершине держит тепло, а на подъёме выпускает влагу.",
      ),
      { options: { gender: "unisex", material: "polyester" }, priceFactor: 1.2 },
    ),
  ],
  benefits: [
    words(
      "The pocket is deep enough for cold hands.",
      "Kišenė gili – tilps sušalusios rankos.",
      "Kabata ir dziļa – ietilps nosalušas rokas.",
      "Tasku on piisavalt sügav külmadele kätele.",
      "Карман глубокий – поместятся замёрзшие руки.",
    ),
    words(
      "The hood has two layers and stands by itself.",
      "Gobtuvas dvisluoksnis ir gerai laiko formą.",
      "Kapuce ir divkārtīga un labi tur formu.",
      "Kapuuts on kahekihiline ja hoiab hästi kuju.",
      "Капюшон двухслойный и хорошо держит форму.",
    ),
  ],
  keywords: words(
    "sweatshirt hood jumper",
    "bliuzonas gobtuvas",
    "sporta jaka kapuce",
    "dressipluus kapuuts",
    "худи свитшот капюшон",
  ),
  details: { fit: ["regular", "relaxed"], season: ["mid-season", "winter"], care: ["30"] },
  colours: ["orange", "graphite", "sage", "navy", "sand", "garnet", "lilac", "ink"],
  sizes: CLOTHING_SIZES,
  chart: "tops",
  price: [35, 89],
  grams: [480, 720],
  millimetres: [350, 280, 80],
  hsCode: "611020",
  origins: ["PT", "TR", "LT"],
};
