import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const KEYBOARD: Kind = {
  key: "keyboard",
  category: "keyboards",
  share: 2,
  series: [
    ["Arkvell", "Type"],
    ["Pikset", "Tap"],
    ["Ohmly", "Letter"],
    ["Lumetra", "Row"],
  ],
  marks: ["65", "75", "87", "98", "Low", "Pro", "Mini", ...GADGET_MARKS],
  styles: [
    style(
      words(
        "mechanical keyboard",
        "mechaninė klaviatūra",
        "mehāniskā tastatūra",
        "mehaaniline klaviatuur",
        "механическая клавиатура",
      ),
      words(
        "Quiet switches with a clear point, made for long texts.",
        "Tylūs jungikliai su aiškiu paspaudimu ilgiems tekstams.",
        "Klusi slēdži ar skaidru nospiedienu gariem tekstiem.",
        "Vaiksed lülitid selge vajutusega pikkade tekstide jaoks.",
        "Тихие переключатели с чётким нажатием для длинных текстов.",
      ),
      { options: { type: "for-games", connection: "usb-c" } },
    ),
    style(
      words(
        "wireless keyboard",
        "belaidė klaviatūra",
        "bezvadu tastatūra",
        "juhtmevaba klaviatuur",
        "беспроводная клавиатура",
      ),
      words(
        "Pairs with three devices and changes between them with one key.",
        "Susiejama su trimis įrenginiais ir vienu klavišu persijungia tarp jų.",
        "Savienojas ar trim ierīcēm un pārslēdzas starp tām ar vienu taustiņu.",
        "Ühendub kolme seadmega ja vahetab neid ühe klahviga.",
        "Связывается с тремя устройствами и переключается между ними одной клавишей.",
      ),
      { options: { type: "for-work", connection: "bluetooth" }, priceFactor: 0.8 },
    ),
  ],
  benefits: [
    words(
      "The caps are printed so that letters do not wear off.",
      "Raidės ant klavišų nenusitrina.",
      "Burti uz taustiņiem nenodilst.",
      "Tähed klahvidel ei kulu maha.",
      "Буквы на клавишах не стираются.",
    ),
    words(
      "Two small feet set the right angle.",
      "Dvi kojelės leidžia nustatyti patogų kampą.",
      "Divas kājiņas ļauj iestatīt ērtu leņķi.",
      "Kaks jalakest annavad mugava nurga.",
      "Две ножки задают удобный наклон.",
    ),
  ],
  keywords: words(
    "keys typing desk",
    "klavišai rašymas stalas",
    "taustiņi rakstīšana galds",
    "klahvid kirjutamine laud",
    "клавиши набор стол",
  ),
  details: { warranty: ["2", "3"] },
  colours: ["chalk", "graphite", "sage", "navy", "sand"],
  price: [39, 159],
  grams: [620, 1_250],
  millimetres: [420, 160, 55],
  hsCode: "847160",
  origins: ["CN", "TW"],
};
