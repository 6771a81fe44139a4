import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";

export const WALLET: Kind = {
  key: "wallet",
  category: "wallets",
  share: 2,
  series: [
    ["Alder & Co", "Fold"],
    ["Lockett Row", "Ledger"],
    ["Carrow", "Slip"],
    ["Vero Lune", "Bourse"],
  ],
  marks: ["One", "Two", "Slim", "Three", "Four", "Neat", ...WARDROBE_MARKS],
  styles: [
    style(
      words("leather wallet", "odinė piniginė", "ādas maks", "nahast rahakott", "кожаный кошелёк"),
      words(
        "Six cards, some cash and nothing that bulges.",
        "Šešios kortelės, keli banknotai ir nieko nereikalingo.",
        "Sešas kartes, dažas banknotes un nekā lieka.",
        "Kuus kaarti, veidi raha ja ei midagi üleliigset.",
        "Шесть карт, немного денег и ничего лишнего.",
      ),
      { options: { material: "leather", gender: "men" } },
    ),
    style(
      words("card holder", "kortelių dėklas", "karšu maks", "kaarditasku", "картхолдер"),
      words(
        "As flat as the cards in it.",
        "Toks pat plonas, kaip jame esančios kortelės.",
        "Tikpat plāns kā kartes tajā.",
        "Sama õhuke kui kaardid selle sees.",
        "Такой же плоский, как карты в нём.",
      ),
      { options: { material: "leather", gender: "unisex" }, priceFactor: 0.6 },
    ),
  ],
  benefits: [
    words(
      "Shields contactless cards.",
      "Saugo bekontaktes korteles.",
      "Pasargā bezkontakta kartes.",
      "Kaitseb viipekaarte.",
      "Защищает бесконтактные карты.",
    ),
    words(
      "Cut from one piece and sewn by hand.",
      "Iškirpta iš vieno gabalo ir susiūta rankomis.",
      "Izgriezts no viena gabala un šūts ar rokām.",
      "Lõigatud ühest tükist ja käsitsi õmmeldud.",
      "Вырезано из одного куска и сшито вручную.",
    ),
  ],
  keywords: words("purse cards money", "kortelės pinigai", "kartes nauda", "kaardid raha", "портмоне карты деньги"),
  details: { care: ["wipe"] },
  colours: ["walnut", "ink", "navy", "clay", "pine"],
  price: [25, 79],
  grams: [80, 160],
  millimetres: [130, 110, 35],
  hsCode: "420231",
  origins: ["PT", "LT", "IT"],
};
