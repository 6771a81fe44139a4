import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { BEAUTY_MARKS } from "../marks.ts";

export const LIPSTICK: Kind = {
  key: "lipstick",
  category: "lipsticks",
  share: 3,
  series: [
    ["Vero Lune", "Velours"],
    ["Glimra", "Kiss"],
    ["Petalune", "Pétale"],
    ["Noor Amari", "Ruby"],
  ],
  marks: ["Rouge", "Nuit", "Jour", "Bold", "Soft", "Ink", ...BEAUTY_MARKS],
  styles: [
    style(
      words("lipstick", "lūpų dažai", "lūpu krāsa", "huulepulk", "помада"),
      words(
        "Full colour in one stroke, comfortable until it comes off.",
        "Sodri spalva vienu brūkštelėjimu, patogu visą dieną.",
        "Piesātināta krāsa ar vienu vilcienu, ērta visu dienu.",
        "Täidlane toon ühe tõmbega, mugav terve päeva.",
        "Насыщенный цвет одним движением, комфорт весь день.",
      ),
    ),
    style(
      words(
        "lipstick with care oils",
        "lūpų dažai su puoselėjančiais aliejais",
        "lūpu krāsa ar kopjošām eļļām",
        "hooldavate õlidega huulepulk",
        "помада с ухаживающими маслами",
      ),
      words(
        "Half a colour, half a balm.",
        "Pusiau spalva, pusiau balzamas.",
        "Pa pusei krāsa, pa pusei balzams.",
        "Pooleldi värv, pooleldi palsam.",
        "Наполовину цвет, наполовину бальзам.",
      ),
      { priceFactor: 0.85 },
    ),
  ],
  benefits: [
    words(
      "The case can be refilled.",
      "Dėkliuką galima papildyti.",
      "Futrāli var uzpildīt.",
      "Ümbrist saab uuesti täita.",
      "Футляр можно наполнить снова.",
    ),
    words(
      "Does not feather and does not dry.",
      "Nesilieja ir nesausina.",
      "Neizplūst un nesausina.",
      "Ei valgu laiali ega kuivata.",
      "Не растекается и не сушит.",
    ),
  ],
  keywords: words(
    "lips colour make-up",
    "lūpos spalva makiažas",
    "lūpas krāsa grims",
    "huuled värv meik",
    "губы цвет макияж",
  ),
  details: { finish: ["matte", "satin", "glossy"], "period-after-opening": ["12", "24"] },
  colours: ["garnet", "rose", "ember", "blush", "clay", "walnut"],
  price: [12, 34],
  grams: [35, 60],
  millimetres: [85, 30, 30],
  hsCode: "330410",
  origins: ["FR", "IT", "KR"],
};
