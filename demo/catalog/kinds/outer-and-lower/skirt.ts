import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";
import { WOMEN_CLOTHING_SIZES } from "../size-runs.ts";

export const SKIRT: Kind = {
  key: "skirt",
  category: "skirts",
  share: 2,
  series: [
    ["Linnea Ask", "Fern"],
    ["Mirelle Haug", "Valse"],
    ["Tindra", "Meadow"],
    ["Plainfolk", "Pleat", [0]],
  ],
  marks: ["Midi", "Mini", "A-line", "Wrap", "Long", "Soft", ...WARDROBE_MARKS],
  styles: [
    style(
      words("pleated skirt", "klostuotas sijonas", "plisēti svārki", "plisseeritud seelik", "плиссированная юбка"),
      words(
        "The pleats are set with steam and stay through the wash.",
        "Klostės užspaustos garais ir išlieka išskalbus.",
        "Ieloces nostiprinātas ar tvaiku un paliek arī pēc mazgāšanas.",
        "Voldid on auruga kinnitatud ja püsivad ka pesus.",
        "Складки закреплены паром и сохраняются после стирки.",
      ),
      { options: { gender: "women", material: "viscose" } },
    ),
    style(
      words("denim skirt", "džinsinis sijonas", "džinsa svārki", "teksaseelik", "джинсовая юбка"),
      words(
        "Five pockets, a plain hem and room to walk.",
        "Penkios kišenės, paprastas apačios kraštas ir laisvas žingsnis.",
        "Piecas kabatas, vienkārša apakšmala un brīvs solis.",
        "Viis taskut, lihtne alläär ja ruumi kõndida.",
        "Пять карманов, простой подгиб и свободный шаг.",
      ),
      { options: { gender: "women", material: "denim" } },
    ),
  ],
  benefits: [
    words(
      "The waistband is soft at the back.",
      "Juosmuo nugaroje minkštas.",
      "Jostasvieta aizmugurē ir mīksta.",
      "Värvel on tagant pehme.",
      "Пояс сзади мягкий.",
    ),
    words(
      "Goes with trainers as well as with heels.",
      "Tinka ir prie sportbačių, ir prie aukštakulnių.",
      "Der gan ar sporta apaviem, gan ar augstpapēžu kurpēm.",
      "Sobib nii tosside kui ka kontsakingadega.",
      "Подходит и к кроссовкам, и к туфлям на каблуке.",
    ),
  ],
  keywords: words(
    "women skirt midi",
    "moterims sijonėlis",
    "sievietēm svārciņi",
    "naistele midiseelik",
    "женская юбка миди",
  ),
  details: { season: ["summer", "mid-season"], closure: ["zip", "buttons"], care: ["30", "hand"] },
  colours: ["pine", "ink", "sand", "storm", "garnet", "lilac"],
  sizes: WOMEN_CLOTHING_SIZES,
  chart: "skirts",
  price: [35, 99],
  grams: [260, 480],
  millimetres: [320, 240, 40],
  hsCode: "620459",
  origins: ["LT", "PL", "PT"],
};
