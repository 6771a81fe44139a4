import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";
import { CLOTHING_SIZES } from "../size-runs.ts";

export const T_SHIRT: Kind = {
  key: "tshirt",
  category: "t-shirts",
  share: 4,
  series: [
    ["Plainfolk", "Daily", [0, 1]],
    ["Tindra", "Birch"],
    ["Fjordlin", "Shore"],
    ["Dunewear", "Dune"],
    ["North Mill", "Mill"],
    ["Briz", "Stride", [2]],
  ],
  marks: ["No. 1", "No. 2", "Heavy", "Light", "Boxy", "Loop", "Wash", ...WARDROBE_MARKS],
  styles: [
    style(
      words(
        "women’s cotton T-shirt",
        "moteriški medvilniniai marškinėliai",
        "sieviešu kokvilnas T-krekls",
        "naiste puuvillane T-särk",
        "женская хлопковая футболка",
      ),
      words(
        "A straight shape that works alone and under a jacket.",
        "Tiesus kirpimas tinka ir vienas, ir po švarku.",
        "Taisns piegriezums der gan viens pats, gan zem žaketes.",
        "Sirge lõige sobib nii üksi kui ka jaki alla.",
        "Прямой крой хорош и сам по себе, и под жакетом.",
      ),
      { options: { gender: "women", material: "cotton" } },
    ),
    style(
      words(
        "men’s cotton T-shirt",
        "vyriški medvilniniai marškinėliai",
        "vīriešu kokvilnas T-krekls",
        "meeste puuvillane T-särk",
        "мужская хлопковая футболка",
      ),
      words(
        "Heavy cotton that keeps its shape wash after wash.",
        "Tvirta medvilnė nepraranda formos skalbiant.",
        "Blīva kokvilna saglabā formu arī pēc daudzām mazgāšanas reizēm.",
        "Tihe puuvill hoiab kuju pesust pesusse.",
        "Плотный хлопок держит форму стирка за стиркой.",
      ),
      { options: { gender: "men", material: "organic-cotton" } },
    ),
    style(
      words(
        "training T-shirt",
        "treniruočių marškinėliai",
        "treniņu T-krekls",
        "treeningsärk",
        "тренировочная футболка",
      ),
      words(
        "Dries while you run and has no seam where a strap would rub.",
        "Džiūsta bėgant, o po petnešomis nėra siūlių.",
        "Žūst, kamēr skrienat, un zem siksnām nav vīļu.",
        "Kuivab jooksu ajal ja rihmade all pole õmblusi.",
        "Сохнет на бегу, а под лямками нет швов.",
      ),
      { options: { gender: "unisex", material: "polyester" } },
    ),
  ],
  benefits: [
    words(
      "The collar is double-stitched and does not roll.",
      "Apykaklė siūta dviguba siūle ir nesiraito.",
      "Apkakle šūta ar dubultu vīli un nerullējas.",
      "Kaelus on topeltõmblusega ega rulli.",
      "Ворот прошит двойной строчкой и не закручивается.",
    ),
    words(
      "Washed once before sewing, so it does not shrink.",
      "Audinys išskalbtas prieš siuvant, todėl nesitraukia.",
      "Audums izmazgāts pirms šūšanas, tāpēc nesaraujas.",
      "Kangas on enne õmblemist pestud, nii et see ei tõmbu kokku.",
      "Ткань выстирана до пошива, поэтому не садится.",
    ),
  ],
  keywords: words(
    "tee top short sleeves",
    "trumpomis rankovėmis palaidinė",
    "īsas piedurknes krekliņš",
    "lühikesed varrukad pluus",
    "майка короткий рукав",
  ),
  details: { fit: ["slim", "regular", "relaxed"], season: ["summer", "all-year"], care: ["30"] },
  colours: ["chalk", "ink", "navy", "sage", "clay", "ochre", "storm", "blush", "olive", "garnet"],
  sizes: CLOTHING_SIZES,
  chart: "tops",
  price: [15, 45],
  grams: [170, 260],
  millimetres: [300, 230, 30],
  hsCode: "610910",
  origins: ["PT", "TR", "BD"],
};
