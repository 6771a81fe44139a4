import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const ROUTER: Kind = {
  key: "router",
  category: "routers",
  share: 1,
  series: [
    ["Lumetra", "Beam"],
    ["Norvik", "Relay"],
    ["Ohmly", "Mesh", [1]],
  ],
  marks: ["Home", "Duo", "Trio", "Plus", "One", "S", ...GADGET_MARKS],
  styles: [
    style(
      words("Wi-Fi router", "„Wi-Fi“ maršruto parinktuvas", "Wi-Fi maršrutētājs", "Wi-Fi ruuter", "Wi-Fi-роутер"),
      words(
        "Covers a whole flat and is set up from the phone in five minutes.",
        "Aprėpia visą butą ir nustatomas telefonu per penkias minutes.",
        "Aptver visu dzīvokli un iestatāms no tālruņa piecās minūtēs.",
        "Katab kogu korteri ja on telefonist seadistatav viie minutiga.",
        "Покрывает всю квартиру и настраивается с телефона за пять минут.",
      ),
      { options: { type: "home" } },
    ),
    style(
      words(
        "Wi-Fi system for the whole house",
        "„Wi-Fi“ sistema visam namui",
        "Wi-Fi sistēma visai mājai",
        "Wi-Fi süsteem kogu majale",
        "система Wi-Fi для всего дома",
      ),
      words(
        "One network from the cellar to the garden, without dead corners.",
        "Vienas tinklas nuo rūsio iki sodo, be aklų kampų.",
        "Viens tīkls no pagraba līdz dārzam, bez aklajiem stūriem.",
        "Üks võrk keldrist aiani, ilma pimedate nurkadeta.",
        "Одна сеть от подвала до сада, без мёртвых углов.",
      ),
      { options: { type: "home" }, priceFactor: 1.8 },
    ),
  ],
  benefits: [
    words(
      "Guests get a network of their own.",
      "Svečiai gauna atskirą tinklą.",
      "Viesi saņem atsevišķu tīklu.",
      "Külalised saavad oma võrgu.",
      "Гости получают отдельную сеть.",
    ),
    words(
      "Updates itself at night.",
      "Naktį atsinaujina savaime.",
      "Naktī atjaunojas pats.",
      "Uuendab end öösel ise.",
      "Сам обновляется ночью.",
    ),
  ],
  keywords: words(
    "wifi internet network mesh",
    "wifi internetas tinklas mesh",
    "wifi internets tīkls mesh",
    "wifi internet võrk mesh",
    "wifi интернет сеть маршрутизатор",
  ),
  details: { "wi-fi": ["Wi-Fi 5", "Wi-Fi 6", "Wi-Fi 6E", "Wi-Fi 7"], warranty: ["2", "3"] },
  colours: ["chalk", "graphite"],
  price: [59, 199],
  grams: [680, 1_400],
  millimetres: [280, 220, 90],
  hsCode: "851762",
  origins: ["CN", "TW"],
};
