import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { BEAUTY_MARKS } from "../marks.ts";

export const TUBE: Kind = {
  key: "tube",
  category: "hand-body",
  share: 3,
  series: [
    ["Saltgarden", "Shoreline"],
    ["Botanist Lane", "Calendula"],
    ["Skinmoor", "Peat"],
    ["Dewfold", "Rice Water"],
  ],
  marks: ["Soft", "Rich", "Repair", "Light", "Balm", "Oat", ...BEAUTY_MARKS],
  styles: [
    style(
      words("hand cream", "rankų kremas", "roku krēms", "kätekreem", "крем для рук"),
      words(
        "Sinks in before the phone rings.",
        "Įsigeria greičiau, nei suskamba telefonas.",
        "Iesūcas, pirms iezvanās tālrunis.",
        "Imendub enne, kui telefon heliseb.",
        "Впитывается раньше, чем зазвонит телефон.",
      ),
      { options: { "skin-type": "dry" } },
    ),
    style(
      words("body lotion", "kūno losjonas", "ķermeņa losjons", "kehapiim", "лосьон для тела"),
      words(
        "A light milk for after the shower or the sauna.",
        "Lengvas pienelis po dušo ar pirties.",
        "Viegls pieniņš pēc dušas vai pirts.",
        "Kerge piim pärast dušši või sauna.",
        "Лёгкое молочко после душа или бани.",
      ),
      { options: { "skin-type": "all" }, priceFactor: 1.2 },
    ),
    style(
      words("sun cream", "kremas nuo saulės", "saules aizsargkrēms", "päikesekreem", "солнцезащитный крем"),
      words(
        "Leaves no white film and keeps its word in the water.",
        "Nepalieka baltos plėvelės ir saugo net vandenyje.",
        "Neatstāj baltu plēvīti un sargā arī ūdenī.",
        "Ei jäta valget kihti ja kaitseb ka vees.",
        "Не оставляет белой плёнки и защищает даже в воде.",
      ),
      { options: { "skin-type": "sensitive", spf: "SPF 50" }, priceFactor: 1.6 },
    ),
  ],
  benefits: [
    words(
      "The tube is made of aluminium and can be rolled up to the end.",
      "Aliuminio tūbelę galima išspausti iki galo.",
      "Alumīnija tūbiņu var izspiest līdz galam.",
      "Alumiiniumtuubi saab lõpuni välja pigistada.",
      "Алюминиевый тюбик можно выдавить до конца.",
    ),
    words(
      "Smells of herbs, not of perfume.",
      "Kvepia žolelėmis, o ne kvepalais.",
      "Smaržo pēc zālēm, nevis pēc parfīma.",
      "Lõhnab ürtide, mitte parfüümi järele.",
      "Пахнет травами, а не духами.",
    ),
  ],
  keywords: words(
    "lotion hands body sun",
    "losjonas rankos kūnas saulė",
    "losjons rokas ķermenis saule",
    "losjoon käed keha päike",
    "лосьон руки тело солнце",
  ),
  details: { "period-after-opening": ["12"] },
  colours: ["glacier", "sage", "ochre", "clay", "chalk", "rose"],
  hasNoColourChoice: true,
  sizes: { field: "volume", options: ["50 ml", "75 ml", "100 ml", "200 ml"], count: [1, 2], priceStep: 0.4 },
  price: [7, 24],
  grams: [90, 240],
  millimetres: [170, 60, 45],
  hsCode: "330499",
  origins: ["EE", "LV", "KR"],
};
