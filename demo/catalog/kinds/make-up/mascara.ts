import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { BEAUTY_MARKS } from "../marks.ts";

export const MASCARA: Kind = {
  key: "mascara",
  category: "mascaras",
  share: 1,
  series: [
    ["Glimra", "Lash"],
    ["Vero Lune", "Regard"],
    ["Perlette", "Cil"],
  ],
  marks: ["Long", "Full", "Curl", "Fine", "Wet", "Duo", ...BEAUTY_MARKS],
  styles: [
    style(
      words("mascara", "blakstienų tušas", "skropstu tuša", "ripsmetušš", "тушь для ресниц"),
      words(
        "Length with the first stroke, volume with the second.",
        "Pirmas potėpis ilgina, antras suteikia apimties.",
        "Pirmais vilciens pagarina, otrais piešķir apjomu.",
        "Esimene tõmme annab pikkust, teine mahtu.",
        "Первый слой удлиняет, второй придаёт объём.",
      ),
    ),
    style(
      words(
        "waterproof mascara",
        "vandeniui atsparus blakstienų tušas",
        "ūdensizturīga skropstu tuša",
        "veekindel ripsmetušš",
        "водостойкая тушь для ресниц",
      ),
      words(
        "Stays through rain, films and weddings.",
        "Laikosi per lietų, filmus ir vestuves.",
        "Iztur lietu, filmas un kāzas.",
        "Peab vastu vihmale, filmidele ja pulmadele.",
        "Выдержит дождь, фильмы и свадьбы.",
      ),
      { priceFactor: 1.15 },
    ),
  ],
  benefits: [
    words(
      "Comes off with warm water.",
      "Nusiplauna šiltu vandeniu.",
      "Nomazgājas ar siltu ūdeni.",
      "Tuleb sooja veega maha.",
      "Смывается тёплой водой.",
    ),
    words(
      "Suits contact lenses.",
      "Tinka nešiojant kontaktinius lęšius.",
      "Der kontaktlēcu lietotājiem.",
      "Sobib kontaktläätsede kandjatele.",
      "Подходит для контактных линз.",
    ),
  ],
  keywords: words(
    "lashes eyes make-up",
    "blakstienos akys makiažas",
    "skropstas acis grims",
    "ripsmed silmad meik",
    "ресницы глаза макияж",
  ),
  details: { finish: ["matte", "satin"], "period-after-opening": ["6"] },
  colours: ["ink", "walnut", "navy"],
  price: [11, 29],
  grams: [35, 55],
  millimetres: [140, 30, 25],
  hsCode: "330420",
  origins: ["FR", "IT", "SE"],
};
