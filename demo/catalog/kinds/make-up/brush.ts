import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { BEAUTY_MARKS } from "../marks.ts";

export const BRUSH: Kind = {
  key: "brush",
  category: "brushes",
  share: 1,
  series: [
    ["Glimra", "Fan"],
    ["Perlette", "Houppe"],
    ["Dewfold", "Feather"],
  ],
  marks: ["01", "02", "03", "Round", "Angle", "Set", ...BEAUTY_MARKS],
  styles: [
    style(
      words("make-up brush", "makiažo teptukas", "grima ota", "meigipintsel", "кисть для макияжа"),
      words(
        "Soft hair that picks up powder and lets it go evenly.",
        "Minkšti šereliai paima pudrą ir paskirsto ją tolygiai.",
        "Mīksti sari paņem pūderi un uzklāj to vienmērīgi.",
        "Pehmed harjased võtavad puudrit ja kannavad selle ühtlaselt peale.",
        "Мягкий ворс набирает пудру и ровно её распределяет.",
      ),
    ),
    style(
      words(
        "foundation brush",
        "teptukas makiažo pagrindui",
        "ota tonālajam krēmam",
        "jumestuskreemi pintsel",
        "кисть для тонального крема",
      ),
      words(
        "Dense and flat, for a finish without lines.",
        "Tankus ir plokščias, nepalieka linijų.",
        "Blīva un plakana, neatstāj līnijas.",
        "Tihe ja lame, ei jäta triipe.",
        "Плотная и плоская, не оставляет полос.",
      ),
      { priceFactor: 1.1 },
    ),
  ],
  benefits: [
    words(
      "The handle is birch and balanced for the hand.",
      "Kotelis beržinis, subalansuotas rankai.",
      "Kāts ir no bērza un līdzsvarots rokai.",
      "Vars on kasepuust ja käes tasakaalus.",
      "Ручка из берёзы, сбалансирована по руке.",
    ),
    words(
      "Washes with soap and keeps its shape.",
      "Plaunamas muilu ir išlaiko formą.",
      "Mazgājama ar ziepēm un saglabā formu.",
      "Pestav seebiga ja hoiab kuju.",
      "Моется мылом и держит форму.",
    ),
  ],
  keywords: words(
    "brush powder tool",
    "šepetėlis pudra įrankis",
    "otiņa pūderis rīks",
    "hari puuder tarvik",
    "кисточка пудра инструмент",
  ),
  details: {},
  colours: ["walnut", "ink", "blush", "sage"],
  price: [8, 32],
  grams: [30, 60],
  millimetres: [190, 40, 30],
  hsCode: "960330",
  origins: ["KR", "DE", "CN"],
};
