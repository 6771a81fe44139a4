import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";
import { CLOTHING_SIZES } from "../size-runs.ts";

export const SHIRT: Kind = {
  key: "shirt",
  category: "shirts",
  share: 3,
  series: [
    ["Plainfolk", "Common"],
    ["Alder & Co", "Grove"],
    ["Kalmusson", "Harbour"],
    ["Linnea Ask", "Aster", [0]],
    ["North Mill", "Loom"],
  ],
  marks: ["Oxford", "Classic", "Twill", "Soft", "Wide", "Plain", ...WARDROBE_MARKS],
  styles: [
    style(
      words(
        "women’s linen shirt",
        "moteriški lininiai marškiniai",
        "sieviešu lina krekls",
        "naiste linane särk",
        "женская льняная рубашка",
      ),
      words(
        "Cool in the heat, soft from the first wash and better with every crease.",
        "Vėsūs per karščius, minkšti nuo pirmo skalbimo, o raukšlės jiems tinka.",
        "Vēss karstumā, mīksts no pirmās mazgāšanas, un krokas tam piestāv.",
        "Palavaga jahe, esimesest pesust pehme ja kortsud sobivad sellele.",
        "Прохладная в жару, мягкая с первой стирки, и складки ей к лицу.",
      ),
      { options: { gender: "women", material: "linen" } },
    ),
    style(
      words(
        "men’s cotton shirt",
        "vyriški medvilniniai marškiniai",
        "vīriešu kokvilnas krekls",
        "meeste puuvillane särk",
        "мужская хлопковая рубашка",
      ),
      words(
        "For Monday at the office and Saturday with rolled sleeves.",
        "Pirmadieniui biure ir šeštadieniui atraitotomis rankovėmis.",
        "Pirmdienai birojā un sestdienai ar atrotītām piedurknēm.",
        "Esmaspäevaks kontoris ja laupäevaks üleskeeratud varrukatega.",
        "Для понедельника в офисе и субботы с закатанными рукавами.",
      ),
      { options: { gender: "men", material: "cotton" } },
    ),
  ],
  benefits: [
    words(
      "The buttons are corozo nut, sewn on by hand.",
      "Sagos – iš korozo riešuto, prisiūtos rankomis.",
      "Pogas ir no korozo rieksta, piešūtas ar rokām.",
      "Nööbid on corozo-pähklist ja käsitsi õmmeldud.",
      "Пуговицы из ореха корозо, пришиты вручную.",
    ),
    words(
      "Irons quickly, or not at all.",
      "Greitai išsilygina arba lyginti nereikia visai.",
      "Ātri izgludināms vai nav jāgludina nemaz.",
      "Triigib kiiresti või pole triikida vajagi.",
      "Гладится быстро или не гладится вовсе.",
    ),
  ],
  keywords: words(
    "long sleeves collar button-down",
    "ilgomis rankovėmis apykaklė",
    "garas piedurknes apkakle",
    "pikad varrukad krae",
    "длинный рукав воротник сорочка",
  ),
  details: {
    fit: ["slim", "regular", "relaxed"],
    season: ["summer", "mid-season", "all-year"],
    closure: ["buttons"],
    care: ["30", "hand"],
  },
  colours: ["chalk", "glacier", "navy", "sand", "sage", "blush"],
  sizes: CLOTHING_SIZES,
  chart: "tops",
  price: [35, 95],
  grams: [240, 380],
  millimetres: [330, 250, 40],
  hsCode: "620520",
  origins: ["PT", "LT", "TR"],
};
