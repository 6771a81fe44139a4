import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";

export const RING: Kind = {
  key: "ring",
  category: "rings",
  share: 1,
  series: [
    ["Velora", "Anello"],
    ["Tindra", "Dew"],
    ["Noor Amari", "Qamar"],
  ],
  marks: ["Fine", "Wide", "Duo", "Stone", "Plain", "Twist", ...WARDROBE_MARKS],
  styles: [
    style(
      words("ring", "žiedas", "gredzens", "sõrmus", "кольцо"),
      words(
        "A narrow band with a soft edge, made to be worn every day.",
        "Siauras žiedas švelniais kraštais, skirtas nešioti kasdien.",
        "Šaurs gredzens ar maigām malām, nēsājams katru dienu.",
        "Kitsas pehme servaga sõrmus igapäevaseks kandmiseks.",
        "Узкое кольцо с мягким краем, чтобы носить каждый день.",
      ),
      { options: { type: "everyday", gender: "women" } },
    ),
    style(
      words("ring with a stone", "žiedas su akmeniu", "gredzens ar akmeni", "kiviga sõrmus", "кольцо с камнем"),
      words(
        "One small stone, set low so that it does not catch.",
        "Vienas mažas akmenėlis, įtaisytas žemai, kad nekliūtų.",
        "Viens mazs akmentiņš, iestrādāts zemu, lai neaizķertos.",
        "Üks väike kivi, madalale kinnitatud, et see ei takerduks.",
        "Один маленький камень, посаженный низко, чтобы не цеплялся.",
      ),
      { options: { type: "dressy", gender: "women" }, priceFactor: 1.8 },
    ),
  ],
  benefits: [
    words(
      "Comes in a box worth keeping.",
      "Įpakuotas į dėžutę, kurią verta pasilikti.",
      "Iepakots kārbiņā, ko vērts paturēt.",
      "Pakendatud karpi, mida tasub alles hoida.",
      "В коробочке, которую хочется сохранить.",
    ),
    words(
      "Nickel-free and kind to the skin.",
      "Be nikelio, nedirgina odos.",
      "Bez niķeļa, saudzīgs pret ādu.",
      "Niklivaba ja nahasõbralik.",
      "Без никеля, не раздражает кожу.",
    ),
  ],
  keywords: words(
    "jewellery band gift",
    "papuošalas dovana juvelyrika",
    "rota dāvana juvelierizstrādājums",
    "ehe kingitus",
    "украшение подарок ювелирное",
  ),
  details: { material: ["steel", "titanium"] },
  colours: ["gold", "silver", "brass"],
  price: [29, 119],
  grams: [60, 90],
  millimetres: [80, 80, 45],
  hsCode: "711319",
  origins: ["IT", "LT", "AE"],
};
