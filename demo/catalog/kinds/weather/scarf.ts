import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";

export const SCARF: Kind = {
  key: "scarf",
  category: "scarves",
  share: 2,
  series: [
    ["Tindra", "Snowdrift", [0]],
    ["Linnea Ask", "Veil"],
    ["North Mill", "Warp"],
    ["Vero Lune", "Plume", [1]],
  ],
  marks: ["Long", "Wide", "Mill", "Croft", "Moor", "Hill", ...WARDROBE_MARKS],
  styles: [
    style(
      words("wool scarf", "vilnonis šalikas", "vilnas šalle", "villane sall", "шерстяной шарф"),
      words(
        "Wide enough for the shoulders on a late ferry.",
        "Pakankamai platus apgobti pečius vėlyvame kelte.",
        "Pietiekami plata, lai apsegtu plecus vēlā prāmī.",
        "Piisavalt lai, et hilisel praamil õlad katta.",
        "Достаточно широкий, чтобы укрыть плечи на позднем пароме.",
      ),
      { options: { material: "wool", gender: "unisex", season: "winter" } },
    ),
    style(
      words("silk scarf", "šilkinė skara", "zīda lakats", "siidirätik", "шёлковый платок"),
      words(
        "For the neck, the hair or the handle of a bag.",
        "Kaklui, plaukams arba rankinės rankenai.",
        "Kaklam, matiem vai somas rokturim.",
        "Kaela, juustesse või koti sanga ümber.",
        "Для шеи, волос или ручки сумки.",
      ),
      { options: { material: "silk", gender: "women", season: "mid-season" }, priceFactor: 1.3 },
    ),
  ],
  benefits: [
    words(
      "The edges are rolled by hand.",
      "Kraštai užlenkti rankomis.",
      "Malas apstrādātas ar rokām.",
      "Servad on käsitsi rullitud.",
      "Края подшиты вручную.",
    ),
    words(
      "Soft from the first day, without scratching.",
      "Nuo pirmos dienos minkšta ir nekandžioja.",
      "Maigs pieskāriens no pirmās dienas, nekož.",
      "Esimesest päevast pehme ega torgi.",
      "С первого дня мягко и не колется.",
    ),
  ],
  keywords: words(
    "shawl winter accessory",
    "skara šalis žiema",
    "lakats šalle ziema",
    "kaelarätt talv",
    "палантин шаль зима",
  ),
  details: { care: ["hand", "dry"] },
  colours: ["garnet", "navy", "sand", "pine", "lilac", "ochre", "graphite"],
  price: [29, 89],
  grams: [120, 290],
  millimetres: [300, 220, 50],
  hsCode: "621420",
  origins: ["LT", "IT", "IN"],
};
