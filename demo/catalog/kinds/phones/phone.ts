import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const PHONE: Kind = {
  key: "phone",
  category: "smartphones",
  share: 4,
  series: [
    ["Norvik", "X2"],
    ["HALO", "Line"],
    ["Pikset", "Frame"],
    ["Lumetra", "Nova"],
    ["Ohmly", "Fair"],
  ],
  marks: ["Pro", "Lite", "Plus", "5", "6", "Neo", "Edge", "S", ...GADGET_MARKS],
  styles: [
    style(
      words("5G smartphone", "5G išmanusis telefonas", "5G viedtālrunis", "5G-nutitelefon", "5G-смартфон"),
      words(
        "A bright screen, a camera that is quick in the dark and a battery for two days.",
        "Ryškus ekranas, tamsoje greita kamera ir baterija dviem dienoms.",
        "Spilgts ekrāns, tumsā ātra kamera un akumulators divām dienām.",
        "Ere ekraan, hämaras kiire kaamera ja kaheks päevaks jätkuv aku.",
        "Яркий экран, быстрая в темноте камера и аккумулятор на два дня.",
      ),
      { options: { type: "everyday" } },
    ),
    style(
      words(
        "smartphone with three cameras",
        "išmanusis telefonas su trimis kameromis",
        "viedtālrunis ar trim kamerām",
        "kolme kaameraga nutitelefon",
        "смартфон с тремя камерами",
      ),
      words(
        "Wide, normal and five times closer: three lenses for everything you see.",
        "Plačiai, įprastai ir penkis kartus arčiau: trys objektyvai viskam, ką matote.",
        "Plaši, parasti un piecas reizes tuvāk: trīs objektīvi visam, ko redzat.",
        "Lai, tavaline ja viis korda lähem: kolm objektiivi kõigele, mida näete.",
        "Широко, обычно и в пять раз ближе: три объектива для всего, что вы видите.",
      ),
      { options: { type: "for-travel" }, priceFactor: 1.4 },
    ),
    style(
      words(
        "compact smartphone",
        "kompaktiškas išmanusis telefonas",
        "kompakts viedtālrunis",
        "kompaktne nutitelefon",
        "компактный смартфон",
      ),
      words(
        "Fits one hand and every pocket, and gives up nothing that matters.",
        "Telpa į vieną ranką ir kiekvieną kišenę, o svarbiausia – nieko netrūksta.",
        "Ietilpst vienā rokā un katrā kabatā, un nekā svarīga netrūkst.",
        "Mahub ühte kätte ja igasse taskusse ning midagi olulist ei puudu.",
        "Помещается в одной руке и в любом кармане, и ничего важного не потеряно.",
      ),
      { options: { type: "everyday" }, priceFactor: 0.75 },
    ),
  ],
  benefits: [
    words(
      "Security updates come for seven years.",
      "Saugos naujinimai teikiami septynerius metus.",
      "Drošības atjauninājumi tiek sniegti septiņus gadus.",
      "Turvauuendusi pakutakse seitse aastat.",
      "Обновления безопасности выходят семь лет.",
    ),
    words(
      "The battery charges to half in twenty minutes.",
      "Per dvidešimt minučių baterija įkraunama iki pusės.",
      "Divdesmit minūtēs akumulators uzlādējas līdz pusei.",
      "Aku laeb kahekümne minutiga pooleni.",
      "За двадцать минут аккумулятор заряжается наполовину.",
    ),
    words(
      "The screen and the battery can be changed with a common screwdriver.",
      "Ekraną ir bateriją galima pakeisti paprastu atsuktuvu.",
      "Ekrānu un akumulatoru var nomainīt ar parastu skrūvgriezi.",
      "Ekraani ja akut saab vahetada tavalise kruvikeerajaga.",
      "Экран и аккумулятор можно заменить обычной отвёрткой.",
    ),
  ],
  keywords: words(
    "mobile phone 5G dual SIM",
    "mobilusis telefonas 5G dvi SIM",
    "mobilais tālrunis 5G divas SIM",
    "mobiiltelefon 5G kaks SIM-i",
    "мобильный телефон 5G две SIM",
  ),
  details: {
    "screen-size": ["6.1″", "6.4″", "6.7″"],
    memory: ["6 GB", "8 GB", "12 GB"],
    "refresh-rate": ["90 Hz", "120 Hz"],
    "water-resistance": ["IP67", "IP68"],
    warranty: ["2", "3"],
  },
  colours: ["pine", "graphite", "chalk", "glacier", "lilac", "ink", "blush", "storm"],
  sizes: { field: "storage", options: ["128 GB", "256 GB", "512 GB"], count: [1, 3], priceStep: 0.14 },
  price: [259, 749],
  grams: [310, 460],
  millimetres: [180, 100, 45],
  hsCode: "851713",
  origins: ["CN", "VN", "IN"],
};
