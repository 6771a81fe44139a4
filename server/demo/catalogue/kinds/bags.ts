import { words } from "../words.ts";
import { type Kind, style } from "./kind.ts";
import { WARDROBE_MARKS } from "./marks.ts";

const TOTE: Kind = {
  key: "tote",
  category: "totes",
  share: 3,
  series: [
    ["Alder & Co", "Market"],
    ["Carrow", "Quarry"],
    ["Lockett Row", "Saddler"],
    ["Vero Lune", "Rivage"],
    ["Tindra", "Willowbark"],
  ],
  marks: ["Arc", "Fold", "Open", "Noon", "Soft", "Day", ...WARDROBE_MARKS],
  styles: [
    style(
      words("leather tote", "odinė rankinė", "ādas soma", "nahast käekott", "кожаная сумка"),
      words(
        "Holds a laptop and a loaf of bread, and still looks light.",
        "Telpa kompiuteris ir duonos kepalas, o atrodo lengva.",
        "Ietilpst dators un maizes klaips, bet izskatās viegla.",
        "Mahutab arvuti ja leivapätsi ning näeb ikka kerge välja.",
        "Вмещает ноутбук и буханку хлеба и всё равно выглядит лёгкой.",
      ),
      { options: { material: "leather", gender: "women" } },
    ),
    style(
      words("canvas tote", "drobinis pirkinių krepšys", "auduma iepirkumu soma", "lõuendist kott", "холщовая сумка"),
      words(
        "Thick canvas with handles that do not cut into the shoulder.",
        "Stora drobė ir rankenos, kurios nespaudžia peties.",
        "Biezs audums un rokturi, kas nespiež plecu.",
        "Paks lõuend ja sangad, mis õlga ei suru.",
        "Плотный холст и ручки, которые не режут плечо.",
      ),
      { options: { material: "canvas", gender: "unisex" }, priceFactor: 0.35 },
    ),
  ],
  benefits: [
    words(
      "A pocket for keys is sewn where the hand looks for them.",
      "Kišenėlė raktams įsiūta ten, kur jų ieško ranka.",
      "Kabatiņa atslēgām iešūta tur, kur tās meklē roka.",
      "Võtmetasku on õmmeldud sinna, kust käsi neid otsib.",
      "Карман для ключей вшит там, где их ищет рука.",
    ),
    words(
      "Stands by itself when you put it down.",
      "Padėjus stovi pati.",
      "Nolikta stāv pati.",
      "Maha pannes seisab ise püsti.",
      "Стоит сама, когда её поставишь.",
    ),
  ],
  keywords: words(
    "handbag shopper shoulder bag",
    "rankinukas krepšys ant peties",
    "rokassoma plecu soma",
    "õlakott poekott",
    "шопер сумка на плечо",
  ),
  details: { "bag-volume": ["8", "14", "20"], care: ["wipe"] },
  colours: ["walnut", "ink", "clay", "sand", "pine", "garnet", "blush"],
  price: [59, 189],
  grams: [520, 980],
  millimetres: [400, 330, 120],
  hsCode: "420221",
  origins: ["PT", "IT", "LT"],
};

const BACKPACK: Kind = {
  key: "backpack",
  category: "backpacks",
  share: 3,
  series: [
    ["Carrow", "Island"],
    ["Rovanta", "Fell", [1]],
    ["Norvik", "Commuter", [0]],
    ["Fjordlin", "Ferry"],
    ["Briz", "Kilometre"],
  ],
  marks: ["One", "Two", "Roll", "Day", "Pro", "Lite", ...WARDROBE_MARKS],
  styles: [
    style(
      words("city backpack", "miesto kuprinė", "pilsētas mugursoma", "linnaseljakott", "городской рюкзак"),
      words(
        "A padded place for the laptop and a back that lets air through.",
        "Paminkštinta vieta kompiuteriui ir orui laidi nugarėlė.",
        "Polsterēta vieta datoram un gaisu caurlaidīga mugura.",
        "Polsterdatud koht arvutile ja õhku läbilaskev selg.",
        "Мягкое отделение для ноутбука и дышащая спинка.",
      ),
      { options: { material: "polyester", type: "everyday", gender: "unisex" } },
    ),
    style(
      words("hiking backpack", "žygio kuprinė", "pārgājienu mugursoma", "matkaseljakott", "походный рюкзак"),
      words(
        "The hip belt carries the weight, the rain cover waits in its own pocket.",
        "Svorį laiko juosmens diržas, o lietaus uždangalas slepiasi kišenėje.",
        "Svaru nes gurnu josta, un lietus pārvalks gaida savā kabatā.",
        "Raskust kannab puusavöö ja vihmakate ootab oma taskus.",
        "Вес держит поясной ремень, а чехол от дождя ждёт в своём кармане.",
      ),
      { options: { material: "nylon", type: "outdoor", gender: "unisex" }, priceFactor: 1.3 },
    ),
  ],
  benefits: [
    words(
      "Zips and buckles can be replaced for ten years.",
      "Užtrauktukus ir sagtis keičiame dešimt metų.",
      "Rāvējslēdzējus un sprādzes var nomainīt desmit gadus.",
      "Lukke ja pandlaid saab vahetada kümme aastat.",
      "Молнии и пряжки можно заменить в течение десяти лет.",
    ),
    words(
      "Reflects light in the dark.",
      "Tamsoje atspindi šviesą.",
      "Tumsā atstaro gaismu.",
      "Helkib pimedas.",
      "Отражает свет в темноте.",
    ),
  ],
  keywords: words(
    "rucksack school laptop bag",
    "mokyklinė kuprinė kompiuteriui",
    "skolas soma datorsoma",
    "koolikott arvutikott",
    "ранец сумка для ноутбука",
  ),
  details: { "bag-volume": ["14", "20", "26", "34"], closure: ["zip", "buckle"], care: ["wipe"] },
  colours: ["navy", "pine", "graphite", "ember", "ochre", "sage", "ink"],
  price: [45, 139],
  grams: [620, 1_350],
  millimetres: [480, 320, 140],
  hsCode: "420292",
  origins: ["VN", "CN", "PT"],
};

const SUITCASE: Kind = {
  key: "suitcase",
  category: "suitcases",
  share: 1,
  series: [
    ["Carrow", "Passage"],
    ["Norvik", "Terminal"],
    ["Lockett Row", "Porter"],
  ],
  marks: ["Jet", "One", "Two", "Go", "Pro", "Plus", ...WARDROBE_MARKS],
  styles: [
    style(
      words("hard suitcase", "kietas lagaminas", "cietais koferis", "kõva kohver", "жёсткий чемодан"),
      words(
        "Four quiet wheels and a shell that takes the knocks for you.",
        "Keturi tylūs ratukai ir smūgius atlaikantis korpusas.",
        "Četri klusi riteņi un korpuss, kas iztur triecienus.",
        "Neli vaikset ratast ja löökidele vastupidav kest.",
        "Четыре тихих колеса и корпус, который принимает удары на себя.",
      ),
      { options: { type: "for-travel" } },
    ),
    style(
      words(
        "aluminium suitcase",
        "aliuminio lagaminas",
        "alumīnija koferis",
        "alumiiniumkohver",
        "алюминиевый чемодан",
      ),
      words(
        "Every dent is a place you have been to.",
        "Kiekvienas įlenkimas – vieta, kurioje buvote.",
        "Katrs iespiedums ir vieta, kur esat bijuši.",
        "Iga mõlk on koht, kus olete käinud.",
        "Каждая вмятина – место, где вы побывали.",
      ),
      { options: { material: "aluminium", type: "for-travel" }, priceFactor: 2.2 },
    ),
  ],
  benefits: [
    words(
      "The lock opens for customs without being broken.",
      "Spyną muitinė atidaro jos nesugadindama.",
      "Slēdzeni muita atver, to nesabojājot.",
      "Toll saab luku avada seda lõhkumata.",
      "Таможня откроет замок, не сломав его.",
    ),
    words(
      "Inside, two halves with straps and a wet bag.",
      "Viduje – dvi dalys su diržais ir maišelis šlapiems daiktams.",
      "Iekšā – divas daļas ar siksnām un maisiņš slapjām mantām.",
      "Sees on kaks rihmadega poolt ja kott märgadele asjadele.",
      "Внутри две половины с ремнями и мешок для мокрых вещей.",
    ),
  ],
  keywords: words(
    "luggage trolley travel case",
    "bagažas kelioninis krepšys ratukai",
    "bagāža ceļojumu soma riteņi",
    "pagas reisikohver rattad",
    "багаж дорожный колёса",
  ),
  details: { "bag-volume": ["34"], warranty: ["5"] },
  colours: ["storm", "graphite", "sage", "ember", "silver", "sand"],
  price: [79, 179],
  grams: [2_900, 4_600],
  millimetres: [560, 400, 250],
  hsCode: "420212",
  origins: ["CN", "VN", "HU"],
};

const WALLET: Kind = {
  key: "wallet",
  category: "wallets",
  share: 2,
  series: [
    ["Alder & Co", "Fold"],
    ["Lockett Row", "Ledger"],
    ["Carrow", "Slip"],
    ["Vero Lune", "Bourse"],
  ],
  marks: ["One", "Two", "Slim", "Three", "Four", "Neat", ...WARDROBE_MARKS],
  styles: [
    style(
      words("leather wallet", "odinė piniginė", "ādas maks", "nahast rahakott", "кожаный кошелёк"),
      words(
        "Six cards, some cash and nothing that bulges.",
        "Šešios kortelės, keli banknotai ir nieko nereikalingo.",
        "Sešas kartes, dažas banknotes un nekā lieka.",
        "Kuus kaarti, veidi raha ja ei midagi üleliigset.",
        "Шесть карт, немного денег и ничего лишнего.",
      ),
      { options: { material: "leather", gender: "men" } },
    ),
    style(
      words("card holder", "kortelių dėklas", "karšu maks", "kaarditasku", "картхолдер"),
      words(
        "As flat as the cards in it.",
        "Toks pat plonas, kaip jame esančios kortelės.",
        "Tikpat plāns kā kartes tajā.",
        "Sama õhuke kui kaardid selle sees.",
        "Такой же плоский, как карты в нём.",
      ),
      { options: { material: "leather", gender: "unisex" }, priceFactor: 0.6 },
    ),
  ],
  benefits: [
    words(
      "Shields contactless cards.",
      "Saugo bekontaktes korteles.",
      "Pasargā bezkontakta kartes.",
      "Kaitseb viipekaarte.",
      "Защищает бесконтактные карты.",
    ),
    words(
      "Cut from one piece and sewn by hand.",
      "Iškirpta iš vieno gabalo ir susiūta rankomis.",
      "Izgriezts no viena gabala un šūts ar rokām.",
      "Lõigatud ühest tükist ja käsitsi õmmeldud.",
      "Вырезано из одного куска и сшито вручную.",
    ),
  ],
  keywords: words("purse cards money", "kortelės pinigai", "kartes nauda", "kaardid raha", "портмоне карты деньги"),
  details: { care: ["wipe"] },
  colours: ["walnut", "ink", "navy", "clay", "pine"],
  price: [25, 79],
  grams: [80, 160],
  millimetres: [130, 110, 35],
  hsCode: "420231",
  origins: ["PT", "LT", "IT"],
};

export const BAG_KINDS = [TOTE, BACKPACK, SUITCASE, WALLET];
