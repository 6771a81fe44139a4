import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";
import { WAIST_SIZES } from "../size-runs.ts";

export const JEANS: Kind = {
  key: "jeans",
  category: "jeans",
  share: 3,
  series: [
    ["North Mill", "Indigo"],
    ["Plainfolk", "Worker"],
    ["Dunewear", "Wash"],
    ["Kalmusson", "Dock"],
  ],
  marks: ["1897", "Straight", "Rinse", "Raw", "Stone", "Rope", ...WARDROBE_MARKS],
  styles: [
    style(
      words("women’s jeans", "moteriški džinsai", "sieviešu džinsi", "naiste teksad", "женские джинсы"),
      words(
        "Sits at the waist, follows the hip and falls straight.",
        "Priglunda prie juosmens ir klubų, toliau krenta tiesiai.",
        "Pieguļ viduklim un gurniem, tālāk krīt taisni.",
        "Istub vöökohal, järgib puusa ja langeb sirgelt.",
        "Сидят на талии, повторяют бедро и спадают прямо.",
      ),
      { options: { gender: "women", material: "denim" } },
    ),
    style(
      words("men’s jeans", "vyriški džinsai", "vīriešu džinsi", "meeste teksad", "мужские джинсы"),
      words(
        "Firm denim that softens to your own shape.",
        "Tvirtas džinsas, kuris ilgainiui įgauna jūsų formą.",
        "Stingrs džinss, kas ar laiku iegūst jūsu formu.",
        "Tugev teksariie, mis aja jooksul teie kuju võtab.",
        "Плотный деним, который со временем принимает вашу форму.",
      ),
      { options: { gender: "men", material: "denim" } },
    ),
  ],
  benefits: [
    words(
      "Made with a tenth of the usual water.",
      "Pagaminti sunaudojant dešimtadalį įprasto vandens.",
      "Izgatavoti, patērējot desmito daļu parastā ūdens.",
      "Valmistatud kümnendiku tavapärase veega.",
      "Сшиты с десятой долей обычного расхода воды.",
    ),
    words(
      "A little stretch, so that sitting is easy too.",
      "Truputį tampresni, kad būtų patogu ir sėdėti.",
      "Nedaudz elastīgi, lai ērti būtu arī sēdēt.",
      "Veidi veniv, et ka istuda oleks mugav.",
      "Немного тянутся, чтобы и сидеть было удобно.",
    ),
  ],
  keywords: words("denim trousers", "džinsinės kelnės", "džinsa bikses", "teksapüksid", "деним брюки"),
  details: { fit: ["slim", "regular", "relaxed"], season: ["all-year"], closure: ["zip", "buttons"], care: ["30"] },
  colours: ["navy", "storm", "ink", "graphite", "glacier"],
  sizes: WAIST_SIZES,
  chart: "trousers",
  price: [45, 119],
  grams: [560, 820],
  millimetres: [340, 260, 60],
  hsCode: "620342",
  origins: ["TR", "PT", "IT"],
};
