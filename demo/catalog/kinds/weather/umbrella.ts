import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";

export const UMBRELLA: Kind = {
  key: "umbrella",
  category: "umbrellas",
  share: 1,
  series: [
    ["Regnhav", "Squall"],
    ["Kalmusson", "Jetty"],
    ["Regnhav", "Mist"],
  ],
  marks: ["One", "Gale", "Auto", "Storm", "Two", "Three", ...WARDROBE_MARKS],
  styles: [
    style(
      words(
        "folding umbrella",
        "sulankstomas skėtis",
        "saliekamais lietussargs",
        "kokkupandav vihmavari",
        "складной зонт",
      ),
      words(
        "Opens with one thumb and closes with the same one.",
        "Išsiskleidžia ir susiskleidžia vienu nykščiu.",
        "Atveras un aizveras ar vienu īkšķi.",
        "Avaneb ja sulgub ühe pöidlaga.",
        "Открывается и закрывается одним пальцем.",
      ),
      { options: { material: "polyester", type: "for-travel" } },
    ),
    style(
      words("long umbrella", "ilgas skėtis", "garais lietussargs", "pikk vihmavari", "зонт-трость"),
      words(
        "Covers two, and bends back when the wind turns it.",
        "Pridengia du, o vėjo išverstas atsistato.",
        "Pasargā divus un, vēja apgriezts, atliecas atpakaļ.",
        "Katab kaks inimest ja taastub, kui tuul selle ümber pöörab.",
        "Укроет двоих и расправится, если его вывернет ветер.",
      ),
      { options: { material: "polyester", type: "classic" }, priceFactor: 1.4 },
    ),
  ],
  benefits: [
    words(
      "The cover is made of recycled bottles.",
      "Audinys pagamintas iš perdirbtų butelių.",
      "Audums ir izgatavots no pārstrādātām pudelēm.",
      "Kangas on valmistatud taaskasutatud pudelitest.",
      "Купол сделан из переработанных бутылок.",
    ),
    words(
      "Ribs of fibreglass give way instead of breaking.",
      "Stiklo pluošto stipinai lenkiasi, bet nelūžta.",
      "Stikla šķiedras spieķi liecas, nevis lūst.",
      "Klaaskiust vardad annavad järele, mitte ei murdu.",
      "Спицы из стекловолокна гнутся, а не ломаются.",
    ),
  ],
  keywords: words("rain wind brolly", "lietus vėjas", "lietus vējš", "vihm tuul", "дождь ветер"),
  details: { warranty: ["2", "5"] },
  colours: ["ember", "ink", "navy", "ochre", "pine"],
  price: [19, 49],
  grams: [320, 620],
  millimetres: [330, 70, 70],
  hsCode: "660191",
  origins: ["CN", "IT"],
};
