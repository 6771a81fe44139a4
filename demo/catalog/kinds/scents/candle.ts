import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { BEAUTY_MARKS } from "../marks.ts";

export const CANDLE: Kind = {
  key: "candle",
  category: "candles",
  share: 2,
  series: [
    ["Lysholm", "Harbourlight"],
    ["Saltgarden", "Pinewood"],
    ["Botanist Lane", "Meadowsweet"],
    ["Petalune", "Veillée"],
  ],
  marks: ["Small", "Large", "Evening", "Morning", "Winter", "Linen", ...BEAUTY_MARKS],
  styles: [
    style(
      words("scented candle", "kvapioji žvakė", "aromātiskā svece", "lõhnaküünal", "ароматическая свеча"),
      words(
        "Burns evenly for forty hours and smells of clean wood.",
        "Tolygiai dega keturiasdešimt valandų ir kvepia švaria mediena.",
        "Vienmērīgi deg četrdesmit stundas un smaržo pēc tīras koksnes.",
        "Põleb ühtlaselt nelikümmend tundi ja lõhnab puhta puidu järele.",
        "Ровно горит сорок часов и пахнет чистым деревом.",
      ),
      { options: { "scent-family": "woody" } },
    ),
    style(
      words(
        "soy candle with herbs",
        "sojų vaško žvakė su žolelėmis",
        "sojas vaska svece ar zālītēm",
        "ürtidega sojaküünal",
        "соевая свеча с травами",
      ),
      words(
        "Thyme, sage and rain on a stone wall.",
        "Čiobreliai, šalavijas ir lietus ant akmeninės sienos.",
        "Timiāns, salvija un lietus uz akmens sienas.",
        "Tüümian, salvei ja vihm kivimüüril.",
        "Тимьян, шалфей и дождь на каменной стене.",
      ),
      { options: { "scent-family": "fresh" } },
    ),
  ],
  benefits: [
    words(
      "The glass becomes a tumbler afterwards.",
      "Stiklinę vėliau galima naudoti gėrimams.",
      "Glāzi pēc tam var lietot dzērieniem.",
      "Klaasi saab hiljem joogiklaasina kasutada.",
      "Стакан потом послужит для напитков.",
    ),
    words(
      "The wick is cotton, the wax comes from plants.",
      "Dagtis medvilninis, vaškas augalinis.",
      "Dakts ir kokvilnas, vasks – augu.",
      "Taht on puuvillane ja vaha taimne.",
      "Фитиль хлопковый, воск растительный.",
    ),
  ],
  keywords: words(
    "home fragrance wax gift",
    "namų kvapas vaškas dovana",
    "mājas aromāts vasks dāvana",
    "kodulõhn vaha kingitus",
    "аромат для дома воск подарок",
  ),
  details: {},
  colours: ["sand", "sage", "graphite", "clay", "chalk"],
  price: [15, 45],
  grams: [380, 620],
  millimetres: [110, 110, 120],
  hsCode: "340600",
  origins: ["DK", "EE", "LV"],
};
