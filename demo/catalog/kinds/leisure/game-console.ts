import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const GAME_CONSOLE: Kind = {
  key: "console",
  category: "game-consoles",
  share: 1,
  series: [
    ["HALO", "Play"],
    ["Arkvell", "Quest"],
    ["Pikset", "Pocketbox", [1]],
  ],
  marks: ["One", "Two", "Lite", "Pro", "Mini", "Go", ...GADGET_MARKS],
  styles: [
    style(
      words("game console", "žaidimų konsolė", "spēļu konsole", "mängukonsool", "игровая консоль"),
      words(
        "Starts in seconds, stays quiet and plays on any screen in the house.",
        "Įsijungia per kelias sekundes, veikia tyliai ir tinka bet kuriam namų ekranui.",
        "Ieslēdzas dažās sekundēs, ir klusa un der jebkuram ekrānam mājās.",
        "Käivitub sekunditega, on vaikne ja sobib iga kodu ekraaniga.",
        "Запускается за секунды, работает тихо и подходит к любому экрану в доме.",
      ),
      { options: { type: "home" } },
    ),
    style(
      words(
        "handheld game console",
        "nešiojamoji žaidimų konsolė",
        "rokas spēļu konsole",
        "käsikonsool",
        "портативная игровая консоль",
      ),
      words(
        "A whole evening of play for the train, the sofa or the tent.",
        "Visas vakaras žaidimų traukinyje, ant sofos ar palapinėje.",
        "Vesels vakars spēļu vilcienā, uz dīvāna vai teltī.",
        "Terve õhtu mängu rongis, diivanil või telgis.",
        "Целый вечер игр в поезде, на диване или в палатке.",
      ),
      { options: { type: "portable" }, priceFactor: 0.8 },
    ),
  ],
  benefits: [
    words(
      "Two can play on one screen.",
      "Viename ekrane gali žaisti dviese.",
      "Vienā ekrānā var spēlēt divatā.",
      "Ühel ekraanil saab mängida kahekesi.",
      "На одном экране могут играть двое.",
    ),
    words(
      "Older games of the family run, too.",
      "Veikia ir senesni šios šeimos žaidimai.",
      "Darbojas arī šīs saimes vecākās spēles.",
      "Töötavad ka sama pere vanemad mängud.",
      "Работают и более старые игры этого семейства.",
    ),
  ],
  keywords: words(
    "gaming games player",
    "žaidimai žaisti",
    "spēles spēlēt",
    "mängud mängimine",
    "игры приставка играть",
  ),
  details: { warranty: ["2"] },
  colours: ["chalk", "ink", "teal"],
  sizes: { field: "storage", options: ["256 GB", "512 GB", "1 TB"], count: [1, 2], priceStep: 0.16 },
  price: [229, 499],
  grams: [1_300, 4_600],
  millimetres: [400, 300, 140],
  hsCode: "950450",
  origins: ["CN", "VN"],
};
