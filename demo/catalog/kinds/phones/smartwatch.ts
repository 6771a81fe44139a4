import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const SMARTWATCH: Kind = {
  key: "smartwatch",
  category: "smartwatches",
  share: 3,
  series: [
    ["HALO", "Watch"],
    ["Norvik", "Meridian"],
    ["Briz", "Pace"],
    ["Pikset", "Dot"],
    ["Lumetra", "Orbit"],
  ],
  marks: ["3", "4", "Neo", "Mini", "Pro", "Lite", "S", ...GADGET_MARKS],
  styles: [
    style(
      words(
        "smartwatch with GPS",
        "išmanusis laikrodis su GPS",
        "viedpulkstenis ar GPS",
        "GPS-iga nutikell",
        "умные часы с GPS",
      ),
      words(
        "Knows the way, the pulse and the time to rest, without the phone.",
        "Žino kelią, pulsą ir kada ilsėtis – be telefono.",
        "Zina ceļu, pulsu un atpūtas laiku – bez tālruņa.",
        "Teab teed, pulssi ja puhkeaega – ilma telefonita.",
        "Знают дорогу, пульс и время отдыха – без телефона.",
      ),
      { options: { type: "for-sport" } },
    ),
    style(
      words("smartwatch", "išmanusis laikrodis", "viedpulkstenis", "nutikell", "умные часы"),
      words(
        "Messages, calls and sleep at a glance, on a screen that is always on.",
        "Žinutės, skambučiai ir miegas vienu žvilgsniu visada įjungtame ekrane.",
        "Ziņas, zvani un miegs vienā skatienā uz vienmēr ieslēgta ekrāna.",
        "Sõnumid, kõned ja uni ühe pilguga alati sisse lülitatud ekraanil.",
        "Сообщения, звонки и сон с одного взгляда на всегда включённом экране.",
      ),
      { options: { type: "everyday" }, priceFactor: 0.8 },
    ),
  ],
  benefits: [
    words(
      "The strap changes without tools.",
      "Dirželis keičiamas be įrankių.",
      "Siksniņu var nomainīt bez instrumentiem.",
      "Rihma saab vahetada tööriistadeta.",
      "Ремешок меняется без инструментов.",
    ),
    words(
      "Good for swimming and showers.",
      "Tinka plaukti ir maudytis duše.",
      "Der peldēšanai un dušai.",
      "Sobib ujumiseks ja duši alla.",
      "Подходят для плавания и душа.",
    ),
  ],
  keywords: words(
    "fitness tracker pulse GPS watch",
    "sporto laikrodis pulsas GPS",
    "sporta pulkstenis pulss GPS",
    "spordikell pulss GPS",
    "фитнес часы пульс GPS",
  ),
  details: {
    "case-size": ["38 mm", "40 mm", "42 mm", "44 mm"],
    "battery-life": ["72", "168", "336"],
    "water-resistance": ["3 ATM", "5 ATM"],
    warranty: ["2"],
  },
  colours: ["graphite", "silver", "ink", "blush", "pine", "sand"],
  price: [89, 289],
  grams: [170, 290],
  millimetres: [120, 95, 75],
  hsCode: "851762",
  origins: ["CN", "VN"],
};
