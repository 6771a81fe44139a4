import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { BEAUTY_MARKS } from "../marks.ts";

export const NAIL_POLISH: Kind = {
  key: "nail-polish",
  category: "nail-polish",
  share: 2,
  series: [
    ["Glimra", "Coat"],
    ["Petalune", "Lacquer"],
    ["Noor Amari", "Henna"],
  ],
  marks: ["Pop", "Clay", "Quick", "Silk", "Veil", "Deep", ...BEAUTY_MARKS],
  styles: [
    style(
      words("nail polish", "nagų lakas", "nagu laka", "küünelakk", "лак для ногтей"),
      words(
        "Two thin coats that dry in the time of a song.",
        "Du ploni sluoksniai išdžiūsta per vieną dainą.",
        "Divas plānas kārtas nožūst vienas dziesmas laikā.",
        "Kaks õhukest kihti kuivavad ühe laulu jooksul.",
        "Два тонких слоя сохнут за время одной песни.",
      ),
    ),
    style(
      words(
        "gel-effect nail polish",
        "gelio efekto nagų lakas",
        "nagu laka ar gēla efektu",
        "geeliefektiga küünelakk",
        "лак с эффектом геля",
      ),
      words(
        "The shine of a salon without the lamp.",
        "Salono blizgesys be lempos.",
        "Salona spīdums bez lampas.",
        "Salongiläige ilma lambita.",
        "Салонный блеск без лампы.",
      ),
      { priceFactor: 1.2 },
    ),
  ],
  benefits: [
    words(
      "Free of ten substances that polish does not need.",
      "Be dešimties medžiagų, kurių lakui nereikia.",
      "Bez desmit vielām, kas lakai nav vajadzīgas.",
      "Ilma kümne aineta, mida lakk ei vaja.",
      "Без десяти веществ, которые лаку не нужны.",
    ),
    words(
      "Stays for a week of dishes and keyboards.",
      "Savaitę laikosi ir plaunant indus, ir rašant.",
      "Nedēļu turas gan traukus mazgājot, gan rakstot.",
      "Püsib nädala nii nõusid pestes kui ka trükkides.",
      "Держится неделю – и с посудой, и с клавиатурой.",
    ),
  ],
  keywords: words("nails varnish manicure", "nagai manikiūras", "nagi manikīrs", "küüned maniküür", "ногти маникюр"),
  details: { finish: ["matte", "glossy"], "period-after-opening": ["24"] },
  colours: ["ember", "garnet", "rose", "blush", "navy", "pine", "lilac", "gold"],
  price: [6, 16],
  grams: [50, 70],
  millimetres: [85, 35, 35],
  hsCode: "330430",
  origins: ["FR", "SE", "IT"],
};
