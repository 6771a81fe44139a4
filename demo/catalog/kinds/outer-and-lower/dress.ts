import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";
import { WOMEN_CLOTHING_SIZES } from "../size-runs.ts";

export const DRESS: Kind = {
  key: "dress",
  category: "day-dresses",
  share: 4,
  series: [
    ["Mirelle Haug", "Sonate"],
    ["Linnea Ask", "Poppy"],
    ["Vero Lune", "Soirée", [2]],
    ["Tindra", "Juniper"],
    ["Strand & Sol", "Lagoon", [0, 1]],
  ],
  marks: ["Midi", "Long", "Wrap", "Shirt", "Slip", "Tiered", ...WARDROBE_MARKS],
  styles: [
    style(
      words("linen dress", "lininė suknelė", "lina kleita", "linane kleit", "льняное платье"),
      words(
        "Loose where it is hot, with pockets where you need them.",
        "Laisva per karščius ir su kišenėmis, kur jų reikia.",
        "Brīva karstumā un ar kabatām, kur tās vajag.",
        "Palavaga avar ja taskutega seal, kus vaja.",
        "Свободное в жару и с карманами там, где нужно.",
      ),
      { options: { gender: "women", material: "linen", season: "summer" } },
    ),
    style(
      words("viscose dress", "viskozinė suknelė", "viskozes kleita", "viskooskleit", "платье из вискозы"),
      words(
        "Moves with every step and dries overnight on a hanger.",
        "Juda su kiekvienu žingsniu ir per naktį išdžiūsta ant pakabos.",
        "Kustas līdzi katram solim un pa nakti izžūst uz pakaramā.",
        "Liigub iga sammuga kaasa ja kuivab ööga riidepuul.",
        "Движется с каждым шагом и за ночь сохнет на вешалке.",
      ),
      { options: { gender: "women", material: "viscose", season: "mid-season" } },
    ),
    style(
      words("evening dress", "vakarinė suknelė", "vakarkleita", "õhtukleit", "вечернее платье"),
      words(
        "Cut on the bias from washed silk, for the one evening that matters.",
        "Įstrižai sukirpta iš skalbto šilko tam vienam svarbiam vakarui.",
        "Slīpi piegriezta no mazgāta zīda tam vienam svarīgajam vakaram.",
        "Pestud siidist diagonaalis lõigatud, selleks ainsaks tähtsaks õhtuks.",
        "Скроено по косой из стираного шёлка – для того самого вечера.",
      ),
      {
        options: { gender: "women", material: "silk", season: "all-year" },
        category: "evening-dresses",
        priceFactor: 2,
      },
    ),
  ],
  benefits: [
    words(
      "The zip is hidden in the side seam.",
      "Užtrauktukas paslėptas šoninėje siūlėje.",
      "Rāvējslēdzējs paslēpts sānu vīlē.",
      "Tõmblukk on peidetud küljeõmblusse.",
      "Молния спрятана в боковом шве.",
    ),
    words(
      "The belt can be taken off.",
      "Dirželį galima nuimti.",
      "Jostiņa ir noņemama.",
      "Vöö on eemaldatav.",
      "Пояс снимается.",
    ),
  ],
  keywords: words(
    "women dress midi summer",
    "moterims suknelė midi vasara",
    "sievietēm kleita midi vasara",
    "naistele kleit midi suvi",
    "женское платье миди лето",
  ),
  details: { fit: ["regular", "relaxed"], closure: ["zip", "buttons"], care: ["hand", "30"] },
  colours: ["pine", "rose", "ink", "sand", "storm", "garnet", "ochre", "lilac"],
  sizes: WOMEN_CLOTHING_SIZES,
  chart: "tops",
  price: [49, 129],
  grams: [280, 520],
  millimetres: [340, 260, 50],
  hsCode: "620449",
  origins: ["LT", "PL", "IT"],
};
