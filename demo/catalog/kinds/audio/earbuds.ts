import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const EARBUDS: Kind = {
  key: "earbuds",
  category: "earbuds",
  share: 3,
  series: [
    ["HALO", "Drop"],
    ["Sonora", "Pocket"],
    ["Briz", "Sprint", [2]],
    ["Norvik", "Whisper"],
    ["Ohmly", "Pebble"],
    ["Pikset", "Bead"],
  ],
  marks: ["2", "3", "Pro", "Air", "Mini", "Sport", "Plus", "Max", ...GADGET_MARKS],
  styles: [
    style(
      words(
        "wireless earbuds",
        "belaidės į ausį įstatomos ausinės",
        "ausī ievietojamas bezvadu austiņas",
        "juhtmevabad kõrvasisesed klapid",
        "беспроводные внутриканальные наушники",
      ),
      words(
        "Small, light and ready the moment the case opens.",
        "Mažos, lengvos ir paruoštos vos atidarius dėklą.",
        "Mazas, vieglas un gatavas, tiklīdz atver futrāli.",
        "Väikesed, kerged ja valmis kohe, kui karp avaneb.",
        "Маленькие, лёгкие и готовы к работе, как только откроется футляр.",
      ),
      { options: { type: "in-ear", connection: "bluetooth", "noise-cancelling": "no" } },
    ),
    style(
      words(
        "earbuds with noise cancelling",
        "į ausį įstatomos ausinės su triukšmo slopinimu",
        "ausī ievietojamas austiņas ar trokšņu slāpēšanu",
        "mürasummutusega kõrvasisesed klapid",
        "внутриканальные наушники с шумоподавлением",
      ),
      words(
        "Hushes engines and chatter, and lets announcements through when you want them.",
        "Nutildo variklių ūžesį ir kalbas, o pranešimus praleidžia, kai jų reikia.",
        "Apklusina dzinējus un sarunas, bet paziņojumus palaiž cauri, kad tos vajag.",
        "Vaigistab mootorid ja jutu, kuid laseb teadaanded läbi, kui neid vajate.",
        "Заглушают шум двигателей и разговоры, но пропускают объявления, когда это нужно.",
      ),
      { options: { type: "in-ear", connection: "bluetooth", "noise-cancelling": "yes" }, priceFactor: 1.6 },
    ),
    style(
      words(
        "sports earbuds",
        "sportinės į ausį įstatomos ausinės",
        "ausī ievietojamas sporta austiņas",
        "kõrvasisesed spordiklapid",
        "спортивные внутриканальные наушники",
      ),
      words(
        "Stay in place on a run and do not mind sweat or rain.",
        "Bėgant laikosi vietoje ir nebijo nei prakaito, nei lietaus.",
        "Skrienot turas vietā un nebaidās ne sviedru, ne lietus.",
        "Püsivad joostes paigal ega karda higi ega vihma.",
        "Держатся на пробежке и не боятся ни пота, ни дождя.",
      ),
      { options: { type: "for-sport", connection: "bluetooth", "noise-cancelling": "no" } },
    ),
  ],
  benefits: [
    words(
      "Three sizes of silicone tips are in the box.",
      "Dėžutėje – trijų dydžių silikoniniai antgaliai.",
      "Kastē ir trīs izmēru silikona uzgaļi.",
      "Karbis on kolmes suuruses silikoonotsikud.",
      "В коробке – силиконовые насадки трёх размеров.",
    ),
    words(
      "The case charges them four more times.",
      "Dėklas jas įkrauna dar keturis kartus.",
      "Futrālis tās uzlādē vēl četras reizes.",
      "Karp laeb neid veel neli korda.",
      "Футляр заряжает их ещё четыре раза.",
    ),
  ],
  keywords: words(
    "true wireless TWS headphones music",
    "TWS ausinukai muzika bluetooth",
    "TWS mūzika bluetooth",
    "TWS kõrvaklapid muusika bluetooth",
    "TWS музыка bluetooth",
  ),
  details: { "battery-life": ["8", "12", "18"], "water-resistance": ["IPX4", "IPX5"], warranty: ["2"] },
  colours: ["chalk", "ink", "graphite", "glacier", "lilac", "sage", "rose", "navy"],
  price: [29, 139],
  grams: [90, 160],
  millimetres: [110, 100, 45],
  hsCode: "851830",
  origins: ["CN", "VN"],
};
