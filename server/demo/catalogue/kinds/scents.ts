import { words } from "../words.ts";
import { type Kind, style } from "./kind.ts";
import { BEAUTY_MARKS } from "./marks.ts";

const PERFUME: Kind = {
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

const CANDLE: Kind = {
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

const SOAP: Kind = {
  key: "soap",
  category: "soaps",
  share: 2,
  series: [
    ["Botanist Lane", "Garden"],
    ["Saltgarden", "Seaweed"],
    ["Lysholm", "Dunegrass"],
  ],
  marks: ["Bar", "Block", "Mild", "Fresh", "Oat", "Salt", ...BEAUTY_MARKS],
  styles: [
    style(
      words("hand-made soap", "rankų darbo muilas", "roku darba ziepes", "käsitöö seep", "мыло ручной работы"),
      words(
        "Cold-stirred, cut by hand and dried for six weeks.",
        "Maišytas šaltuoju būdu, pjaustytas rankomis ir džiovintas šešias savaites.",
        "Maisītas aukstajā metodē, grieztas ar rokām un žāvētas sešas nedēļas.",
        "Külmalt segatud, käsitsi lõigatud ja kuus nädalat kuivatatud.",
        "Сварено холодным способом, нарезано вручную и сушилось шесть недель.",
      ),
      { options: { "scent-family": "fresh", "skin-type": "all" } },
    ),
    style(
      words(
        "soap for sensitive skin",
        "muilas jautriai odai",
        "ziepes jutīgai ādai",
        "seep tundlikule nahale",
        "мыло для чувствительной кожи",
      ),
      words(
        "Oat milk and nothing that stings.",
        "Avižų pienas ir nieko, kas dirgina.",
        "Auzu piens un nekā, kas kairina.",
        "Kaerapiim ja ei midagi ärritavat.",
        "Овсяное молоко и ничего раздражающего.",
      ),
      { options: { "skin-type": "sensitive" }, priceFactor: 1.2 },
    ),
  ],
  benefits: [
    words(
      "Wrapped in paper, without plastic.",
      "Įvyniotas į popierių, be plastiko.",
      "Ietītas papīrā, bez plastmasas.",
      "Pakitud paberisse, plastita.",
      "Завёрнуто в бумагу, без пластика.",
    ),
    words(
      "One bar lasts about two months.",
      "Vieno gabalėlio užtenka maždaug dviem mėnesiams.",
      "Viena gabala pietiek apmēram diviem mēnešiem.",
      "Ühest tükist jätkub umbes kaheks kuuks.",
      "Одного куска хватает примерно на два месяца.",
    ),
  ],
  keywords: words(
    "soap bar hands body",
    "muilas gabalas rankoms kūnui",
    "ziepju gabals rokām ķermenim",
    "seebitükk kätele kehale",
    "кусковое мыло руки тело",
  ),
  details: {},
  colours: ["sage", "clay", "blush", "sand", "glacier"],
  hasNoColourChoice: true,
  price: [5, 12],
  grams: [110, 160],
  millimetres: [95, 65, 35],
  hsCode: "340111",
  origins: ["LV", "EE", "DK"],
};

export const SCENT_KINDS = [PERFUME, CANDLE, SOAP];
