import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const TABLET: Kind = {
  key: "tablet",
  category: "tablets",
  share: 2,
  series: [
    ["Norvik", "Slate"],
    ["HALO", "Pane"],
    ["Lumetra", "Canvas"],
    ["Pikset", "Sketch"],
  ],
  marks: ["2", "3", "Go", "Pro", "Lite", "Plus", "S", ...GADGET_MARKS],
  styles: [
    style(
      words("tablet", "planšetinis kompiuteris", "planšetdators", "tahvelarvuti", "планшет"),
      words(
        "A calm, bright screen for films, lessons and long reads.",
        "Ramus, ryškus ekranas filmams, pamokoms ir ilgiems tekstams.",
        "Mierīgs, spilgts ekrāns filmām, stundām un gariem tekstiem.",
        "Rahulik ja ere ekraan filmide, tundide ja pikkade tekstide jaoks.",
        "Спокойный яркий экран для фильмов, уроков и долгого чтения.",
      ),
      { options: { type: "everyday" } },
    ),
    style(
      words(
        "drawing tablet with a pen",
        "planšetinis kompiuteris su rašikliu piešti",
        "planšetdators ar pildspalvu zīmēšanai",
        "pliiatsiga tahvelarvuti joonistamiseks",
        "планшет с пером для рисования",
      ),
      words(
        "The pen knows pressure and angle, and the glass feels like paper.",
        "Rašiklis jaučia spaudimą ir kampą, o stiklas primena popierių.",
        "Pildspalva jūt spiedienu un leņķi, un stikls atgādina papīru.",
        "Pliiats tunneb survet ja nurka ning klaas meenutab paberit.",
        "Перо чувствует нажим и наклон, а стекло напоминает бумагу.",
      ),
      { options: { type: "for-work" }, priceFactor: 1.6 },
    ),
  ],
  benefits: [
    words(
      "Four speakers follow the way you hold it.",
      "Keturi garsiakalbiai prisitaiko prie to, kaip jį laikote.",
      "Četri skaļruņi pielāgojas tam, kā to turat.",
      "Neli kõlarit kohanduvad sellega, kuidas seda hoiate.",
      "Четыре динамика подстраиваются под то, как вы его держите.",
    ),
    words(
      "A parent can set hours and programs in a minute.",
      "Tėvai valandas ir programas nustato per minutę.",
      "Vecāki laiku un programmas iestata minūtes laikā.",
      "Vanem saab kellaajad ja programmid minutiga paika panna.",
      "Родители настроят время и программы за минуту.",
    ),
  ],
  keywords: words(
    "tablet computer pen screen",
    "planšetė rašiklis ekranas",
    "planšete pildspalva ekrāns",
    "tahvel pliiats ekraan",
    "планшетный компьютер стилус экран",
  ),
  details: {
    "screen-size": ["8.3″", "10.9″", "12.4″"],
    memory: ["6 GB", "8 GB", "12 GB"],
    "battery-life": ["8", "12", "18"],
    warranty: ["2"],
  },
  colours: ["graphite", "silver", "glacier", "blush", "sage"],
  sizes: { field: "storage", options: ["64 GB", "128 GB", "256 GB", "512 GB"], count: [1, 3], priceStep: 0.15 },
  price: [179, 549],
  grams: [640, 1_050],
  millimetres: [290, 210, 50],
  hsCode: "847130",
  origins: ["CN", "VN"],
};
