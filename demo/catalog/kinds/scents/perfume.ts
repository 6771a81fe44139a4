import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { BEAUTY_MARKS } from "../marks.ts";

export const PERFUME: Kind = {
  key: "perfume",
  category: "perfumes",
  share: 4,
  series: [
    ["Vero Lune", "Ambre", [3, 0]],
    ["Noor Amari", "Oud", [1, 3]],
    ["Petalune", "Jardin", [0, 2]],
    ["Saltgarden", "Driftwood", [1, 2]],
    ["Perlette", "Brume"],
    ["Vero Lune", "Iris", [0]],
  ],
  marks: ["Clair", "Noir", "No. 4", "No. 7", "Blanc", "d’Or", "Doux", ...BEAUTY_MARKS],
  styles: [
    style(
      words(
        "floral eau de parfum",
        "gėlių kvapo parfumuotas vanduo",
        "parfimērijas ūdens ar ziedu aromātu",
        "lilleline parfüümvesi",
        "цветочная парфюмерная вода",
      ),
      words(
        "Opens with bergamot, rests on jasmine and leaves a trace of cedar.",
        "Prasideda bergamote, nurimsta jazmine ir palieka kedro pėdsaką.",
        "Sākas ar bergamoti, turpinās ar jasmīnu un atstāj ciedra pēdu.",
        "Algab bergamotiga, jätkub jasmiiniga ja jätab seedri jälje.",
        "Начинается с бергамота, продолжается жасмином и оставляет след кедра.",
      ),
      { options: { "scent-family": "floral", gender: "women" } },
    ),
    style(
      words(
        "woody eau de parfum",
        "medienos kvapo parfumuotas vanduo",
        "parfimērijas ūdens ar koksnes aromātu",
        "puidune parfüümvesi",
        "древесная парфюмерная вода",
      ),
      words(
        "Vetiver, dry woods and a little smoke, close to the skin.",
        "Vetiverija, sausa mediena ir truputis dūmų, arti odos.",
        "Vetīvers, sausa koksne un mazliet dūmu, tuvu ādai.",
        "Vetiiver, kuiv puit ja veidi suitsu, naha lähedal.",
        "Ветивер, сухое дерево и немного дыма, близко к коже.",
      ),
      { options: { "scent-family": "woody", gender: "men" }, priceFactor: 1.1 },
    ),
    style(
      words(
        "citrus eau de toilette",
        "citrusinis tualetinis vanduo",
        "tualetes ūdens ar citrusu aromātu",
        "tsitruseline tualettvesi",
        "цитрусовая туалетная вода",
      ),
      words(
        "Lemon leaf, sea salt and white linen for the first warm day.",
        "Citrinmedžio lapas, jūros druska ir balta drobė pirmai šiltai dienai.",
        "Citrona lapa, jūras sāls un balts lins pirmajai siltajai dienai.",
        "Sidrunileht, meresool ja valge lina esimeseks soojaks päevaks.",
        "Лист лимона, морская соль и белый лён для первого тёплого дня.",
      ),
      { options: { "scent-family": "citrus", gender: "unisex" }, priceFactor: 0.7 },
    ),
    style(
      words(
        "amber eau de parfum",
        "gintaro kvapo parfumuotas vanduo",
        "parfimērijas ūdens ar ambras aromātu",
        "merevaigune parfüümvesi",
        "амбровая парфюмерная вода",
      ),
      words(
        "Warm resin, vanilla pod and a dark, slow evening.",
        "Šilti sakai, vanilės ankštis ir tamsus, lėtas vakaras.",
        "Silti sveķi, vaniļas pāksts un tumšs, lēns vakars.",
        "Soe vaik, vanillikaun ja tume aeglane õhtu.",
        "Тёплая смола, стручок ванили и тёмный неспешный вечер.",
      ),
      { options: { "scent-family": "amber", gender: "unisex" }, priceFactor: 1.4 },
    ),
  ],
  benefits: [
    words(
      "The bottle can be refilled.",
      "Buteliuką galima papildyti.",
      "Flakonu var uzpildīt.",
      "Pudelit saab uuesti täita.",
      "Флакон можно наполнить снова.",
    ),
    words(
      "Lasts from breakfast to the evening.",
      "Laikosi nuo pusryčių iki vakaro.",
      "Noturas no brokastīm līdz vakaram.",
      "Püsib hommikust õhtuni.",
      "Держится с утра до вечера.",
    ),
    words(
      "A small sample is included to try first.",
      "Pridedamas mėginėlis išbandyti.",
      "Komplektā neliels paraugs izmēģināšanai.",
      "Kaasas on väike näidis proovimiseks.",
      "В комплекте пробник, чтобы сначала попробовать.",
    ),
  ],
  keywords: words(
    "perfume fragrance scent spray",
    "kvepalai aromatas purškiklis",
    "smaržas aromāts izsmidzinātājs",
    "parfüüm lõhn pihusti",
    "духи аромат спрей",
  ),
  details: { "period-after-opening": ["24"] },
  colours: ["gold", "blush", "violet", "brass", "glacier", "garnet", "ink", "clay"],
  hasNoColourChoice: true,
  sizes: { field: "volume", options: ["30 ml", "50 ml", "100 ml"], count: [1, 3], priceStep: 0.38 },
  price: [39, 129],
  grams: [240, 420],
  millimetres: [140, 95, 60],
  hsCode: "330300",
  origins: ["FR", "AE", "EE"],
};
