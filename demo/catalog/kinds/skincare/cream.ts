import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { BEAUTY_MARKS } from "../marks.ts";

export const CREAM: Kind = {
  key: "jar",
  category: "creams",
  share: 4,
  series: [
    ["Vero Lune", "Barrier"],
    ["Dewfold", "Morning Dew"],
    ["Skinmoor", "Moorland"],
    ["Tindra", "Lichen"],
    ["Glimra", "Glow"],
  ],
  marks: ["Repair", "Comfort", "Balance", "Pure", "Care", "Calm", ...BEAUTY_MARKS],
  styles: [
    style(
      words("day cream", "dieninis veido kremas", "dienas krēms", "päevakreem", "дневной крем"),
      words(
        "A light layer that stays under make-up and under a scarf.",
        "Lengvas sluoksnis, kuris laikosi ir po makiažu, ir po šaliku.",
        "Viegla kārta, kas turas gan zem grima, gan zem šalles.",
        "Kerge kiht, mis püsib nii meigi kui ka salli all.",
        "Лёгкий слой, который держится и под макияжем, и под шарфом.",
      ),
      { options: { "skin-type": "all", active: "ceramides", spf: "SPF 15" } },
    ),
    style(
      words("night cream", "naktinis veido kremas", "nakts krēms", "öökreem", "ночной крем"),
      words(
        "Works while you sleep and is gone by the morning.",
        "Veikia, kol miegate, o rytą nebejaučiamas.",
        "Darbojas, kamēr guļat, un no rīta nav jūtams.",
        "Toimib une ajal ja hommikuks on imendunud.",
        "Работает, пока вы спите, а к утру впитывается.",
      ),
      { options: { "skin-type": "mature", active: "retinol" }, priceFactor: 1.3 },
    ),
    style(
      words(
        "cream for sensitive skin",
        "kremas jautriai odai",
        "krēms jutīgai ādai",
        "kreem tundlikule nahale",
        "крем для чувствительной кожи",
      ),
      words(
        "Twelve ingredients, each with a reason.",
        "Dvylika sudedamųjų dalių, kiekviena turi savo paskirtį.",
        "Divpadsmit sastāvdaļas, katra ar savu iemeslu.",
        "Kaksteist koostisosa, igaühel oma põhjus.",
        "Двенадцать компонентов, и каждый не случаен.",
      ),
      { options: { "skin-type": "sensitive", active: "ceramides" } },
    ),
  ],
  benefits: [
    words(
      "The glass jar can be refilled.",
      "Stiklinį indelį galima papildyti.",
      "Stikla trauciņu var uzpildīt.",
      "Klaaspurki saab uuesti täita.",
      "Стеклянную баночку можно наполнить снова.",
    ),
    words(
      "No perfume and no colouring.",
      "Be kvapiklių ir dažiklių.",
      "Bez smaržvielām un krāsvielām.",
      "Ilma lõhna- ja värvaineteta.",
      "Без отдушек и красителей.",
    ),
  ],
  keywords: words(
    "moisturiser face cream skin",
    "drėkinamasis kremas veidui oda",
    "mitrinošs krēms sejai āda",
    "niisutav kreem näole nahk",
    "увлажняющий крем для лица кожа",
  ),
  details: { "period-after-opening": ["6", "12"] },
  colours: ["sage", "chalk", "blush", "glacier", "sand", "lilac"],
  hasNoColourChoice: true,
  sizes: { field: "volume", options: ["30 ml", "50 ml", "75 ml"], count: [1, 2], priceStep: 0.35 },
  price: [15, 65],
  grams: [150, 260],
  millimetres: [85, 85, 65],
  hsCode: "330499",
  origins: ["FR", "KR", "SE"],
};
