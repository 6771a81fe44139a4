import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { SHOE_MARKS } from "../marks.ts";
import { MEN_SHOE_SIZES, WOMEN_SHOE_SIZES } from "../size-runs.ts";

export const SANDAL: Kind = {
  key: "sandal",
  category: "sandals",
  share: 2,
  series: [
    ["Strand & Sol", "Tide"],
    ["Stigvel", "Pebbleway"],
    ["Vandreur", "Calanque"],
    ["Cobblewood", "Cork"],
  ],
  marks: ["One", "Two", "Cross", "Strap", "Easy", "Flat", ...SHOE_MARKS],
  styles: [
    style(
      words(
        "women’s leather sandals",
        "moteriškos odinės basutės",
        "sieviešu ādas sandales",
        "naiste nahksandaalid",
        "женские кожаные сандалии",
      ),
      words(
        "Two soft straps and a footbed that remembers the foot.",
        "Du minkšti dirželiai ir pėdą įsimenantis vidpadis.",
        "Divas mīkstas siksniņas un iekšzole, kas atceras pēdu.",
        "Kaks pehmet rihma ja jalga mäletav sisetald.",
        "Два мягких ремешка и стелька, которая запоминает стопу.",
      ),
      { options: { gender: "women", material: "leather" }, sizes: WOMEN_SHOE_SIZES },
    ),
    style(
      words("walking sandals", "žygio basutės", "pārgājienu sandales", "matkasandaalid", "походные сандалии"),
      words(
        "Straight from the trail into the water and back.",
        "Nuo tako tiesiai į vandenį ir atgal.",
        "No takas taisni ūdenī un atpakaļ.",
        "Rajalt otse vette ja tagasi.",
        "С тропы прямо в воду и обратно.",
      ),
      { options: { gender: "men", material: "nylon" }, sizes: MEN_SHOE_SIZES, priceFactor: 0.9 },
    ),
  ],
  benefits: [
    words(
      "The cork bed is light and cool.",
      "Kamštinis padas lengvas ir vėsus.",
      "Korķa pamatne ir viegla un vēsa.",
      "Korgist tald on kerge ja jahe.",
      "Пробковая подошва лёгкая и прохладная.",
    ),
    words(
      "Every strap can be adjusted.",
      "Kiekvieną dirželį galima reguliuoti.",
      "Katru siksniņu var regulēt.",
      "Iga rihma saab reguleerida.",
      "Каждый ремешок регулируется.",
    ),
  ],
  keywords: words(
    "summer shoes beach",
    "vasarinė avalynė paplūdimys",
    "vasaras apavi pludmale",
    "suvejalatsid rand",
    "летняя обувь пляж",
  ),
  details: { season: ["summer"], closure: ["buckle", "slip-on"], care: ["wipe"] },
  colours: ["walnut", "sand", "ink", "clay", "pine", "gold"],
  chart: "shoes",
  price: [35, 99],
  grams: [420, 640],
  millimetres: [310, 200, 100],
  hsCode: "640359",
  origins: ["PT", "ES", "IT"],
};
