import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const POWER_BANK: Kind = {
  key: "power-bank",
  category: "power-banks",
  share: 2,
  series: [
    ["Ohmly", "Reserve"],
    ["Norvik", "Depot"],
    ["Pikset", "Spare"],
    ["Arkvell", "Ration"],
  ],
  marks: ["One", "Two", "Go", "Day", "Plus", "Neo", ...GADGET_MARKS],
  styles: [
    style(
      words(
        "power bank with USB-C",
        "išorinė baterija su USB-C",
        "ārējais akumulators ar USB-C",
        "USB-C-ga akupank",
        "внешний аккумулятор с USB-C",
      ),
      words(
        "Charges a phone twice and itself in an hour and a half.",
        "Du kartus įkrauna telefoną, o pati įsikrauna per pusantros valandos.",
        "Divreiz uzlādē tālruni, bet pats uzlādējas pusotrā stundā.",
        "Laeb telefoni kaks korda ja end ise pooleteise tunniga.",
        "Дважды заряжает телефон, а сам заряжается за полтора часа.",
      ),
      { options: { type: "for-travel", connection: "usb-c" } },
    ),
    style(
      words(
        "slim power bank",
        "plona išorinė baterija",
        "plāns ārējais akumulators",
        "õhuke akupank",
        "тонкий внешний аккумулятор",
      ),
      words(
        "As thin as a phone and just as easy to pocket.",
        "Plona kaip telefonas ir lengvai telpa į kišenę.",
        "Tikpat plāns kā tālrunis un viegli ietilpst kabatā.",
        "Sama õhuke kui telefon ja mahub kergesti taskusse.",
        "Тонкий, как телефон, и легко помещается в карман.",
      ),
      { options: { type: "everyday", connection: "usb-c" }, priceFactor: 0.8 },
    ),
  ],
  benefits: [
    words(
      "Allowed in cabin luggage.",
      "Galima vežtis rankiniame bagaže.",
      "Drīkst ņemt rokas bagāžā.",
      "Lubatud käsipagasis.",
      "Разрешён в ручной клади.",
    ),
    words(
      "Four small lights tell what is left.",
      "Keturios lemputės rodo, kiek liko.",
      "Četras lampiņas rāda, cik atlicis.",
      "Neli tulukest näitavad, palju on alles.",
      "Четыре огонька показывают, сколько осталось.",
    ),
  ],
  keywords: words(
    "charger battery USB-C travel",
    "įkroviklis baterija USB-C kelionė",
    "lādētājs baterija USB-C ceļojums",
    "laadija aku USB-C reis",
    "зарядка повербанк USB-C поездка",
  ),
  details: { capacity: ["5 000 mAh", "10 000 mAh", "20 000 mAh", "27 000 mAh"], warranty: ["2"] },
  colours: ["graphite", "chalk", "sage", "navy", "ember"],
  price: [19, 69],
  grams: [210, 620],
  millimetres: [170, 90, 35],
  hsCode: "850760",
  origins: ["CN"],
};
