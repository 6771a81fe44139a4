import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const DRONE: Kind = {
  key: "drone",
  category: "drones",
  share: 1,
  series: [
    ["Skyrunde", "Swift"],
    ["Kestrel", "Hover"],
    ["Lumetra", "Gull"],
  ],
  marks: ["2", "3", "Mini", "Air", "Pro", "S", ...GADGET_MARKS],
  styles: [
    style(
      words(
        "folding drone with camera",
        "sulankstomas dronas su kamera",
        "salokāms drons ar kameru",
        "kokkupandav kaameraga droon",
        "складной дрон с камерой",
      ),
      words(
        "Folds to the size of a bottle and comes home by itself.",
        "Sulankstytas – buteliuko dydžio, o namo grįžta pats.",
        "Salocīts ir pudeles lielumā un mājās atgriežas pats.",
        "Kokkupandult pudelisuurune ja leiab ise koju tagasi.",
        "Складывается до размера бутылки и сам возвращается домой.",
      ),
      { options: { type: "for-travel" } },
    ),
    style(
      words(
        "drone for beginners",
        "dronas pradedantiesiems",
        "drons iesācējiem",
        "droon algajale",
        "дрон для начинающих",
      ),
      words(
        "Hovers on the spot when you let go, and its guards forgive mistakes.",
        "Paleidus valdymą pakimba vietoje, o apsaugos atleidžia klaidas.",
        "Atlaižot vadību, paliek uz vietas, un aizsargi piedod kļūdas.",
        "Käed lahti lastes jääb paigale hõljuma ja kaitsmed andestavad vead.",
        "Если отпустить управление, зависает на месте, а защита прощает ошибки.",
      ),
      { options: { type: "for-study" }, priceFactor: 0.5 },
    ),
  ],
  benefits: [
    words(
      "Lighter than 250 grams in the air.",
      "Ore sveria mažiau nei 250 gramų.",
      "Gaisā sver mazāk par 250 gramiem.",
      "Õhus kergem kui 250 grammi.",
      "В воздухе легче 250 граммов.",
    ),
    words(
      "A second battery and spare propellers are in the box.",
      "Dėžėje – antra baterija ir atsarginiai sraigtai.",
      "Kastē ir otrs akumulators un rezerves propelleri.",
      "Karbis on teine aku ja varupropellerid.",
      "В коробке – второй аккумулятор и запасные винты.",
    ),
  ],
  keywords: words(
    "quadcopter aerial video",
    "kvadrokopteris filmavimas iš oro",
    "kvadrokopters video no gaisa",
    "kvadrokopter õhuvideo",
    "квадрокоптер съёмка с воздуха",
  ),
  details: { resolution: ["4K UHD", "20 MP"], warranty: ["2"] },
  colours: ["graphite", "chalk", "orange"],
  price: [199, 649],
  grams: [900, 1_600],
  millimetres: [300, 220, 120],
  hsCode: "880622",
  origins: ["CN"],
};
