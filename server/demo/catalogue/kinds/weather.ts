import { words } from "../words.ts";
import { type Kind, style } from "./kind.ts";
import { WARDROBE_MARKS } from "./marks.ts";

const CAP: Kind = {
  key: "cap",
  category: "caps",
  share: 2,
  series: [
    ["Dunewear", "Brim"],
    ["Briz", "Finish"],
    ["Plainfolk", "Peak"],
    ["Fjordlin", "Deck"],
  ],
  marks: ["Five", "Six", "Club", "Day", "Easy", "Soft", ...WARDROBE_MARKS],
  styles: [
    style(
      words("cotton cap", "medvilninė kepurė", "kokvilnas cepure", "puuvillane nokamüts", "хлопковая кепка"),
      words(
        "A soft crown, a curved peak and a buckle that stays shut.",
        "Minkštas viršus, lenktas snapelis ir tvirta sagtelė.",
        "Mīksta augša, izliekts nags un droša sprādzīte.",
        "Pehme pealagi, kaardus nokk ja kindel pannal.",
        "Мягкая тулья, изогнутый козырёк и надёжная застёжка.",
      ),
      { options: { material: "cotton", gender: "unisex", season: "summer" } },
    ),
    style(
      words("wool cap", "vilnonė kepurė", "vilnas cepure", "villane nokamüts", "шерстяная кепка"),
      words(
        "Warm over the ears without the look of a helmet.",
        "Šildo ausis, bet neprimena šalmo.",
        "Silda ausis, bet neatgādina ķiveri.",
        "Hoiab kõrvad soojas, kuid ei näe välja nagu kiiver.",
        "Греет уши, но не похожа на шлем.",
      ),
      { options: { material: "wool", gender: "unisex", season: "winter" }, priceFactor: 1.4 },
    ),
  ],
  benefits: [
    words(
      "The sweatband can be washed by hand.",
      "Vidinę juostelę galima skalbti rankomis.",
      "Iekšējo lentīti var mazgāt ar rokām.",
      "Higipaela saab käsitsi pesta.",
      "Внутреннюю ленту можно стирать вручную.",
    ),
    words(
      "Folds into a pocket and forgives it.",
      "Sulankstoma į kišenę ir nesusiglamžo.",
      "Salokāma kabatā un nesaburzās.",
      "Mahub taskusse ega kortsu.",
      "Складывается в карман и не мнётся.",
    ),
  ],
  keywords: words(
    "hat baseball cap peak",
    "kepuraitė su snapeliu",
    "nagcepure naģene",
    "müts nokk",
    "бейсболка головной убор",
  ),
  details: { care: ["hand"] },
  colours: ["navy", "olive", "sand", "ink", "ember", "sage"],
  sizes: { field: "head-size", options: ["S/M", "L/XL"], count: [2, 2] },
  chart: "caps",
  price: [15, 39],
  grams: [90, 150],
  millimetres: [260, 180, 120],
  hsCode: "650500",
  origins: ["PT", "TR", "LT"],
};

const SCARF: Kind = {
  key: "scarf",
  category: "scarves",
  share: 2,
  series: [
    ["Tindra", "Snowdrift", [0]],
    ["Linnea Ask", "Veil"],
    ["North Mill", "Warp"],
    ["Vero Lune", "Plume", [1]],
  ],
  marks: ["Long", "Wide", "Mill", "Croft", "Moor", "Hill", ...WARDROBE_MARKS],
  styles: [
    style(
      words("wool scarf", "vilnonis šalikas", "vilnas šalle", "villane sall", "шерстяной шарф"),
      words(
        "Wide enough for the shoulders on a late ferry.",
        "Pakankamai platus apgobti pečius vėlyvame kelte.",
        "Pietiekami plata, lai apsegtu plecus vēlā prāmī.",
        "Piisavalt lai, et hilisel praamil õlad katta.",
        "Достаточно широкий, чтобы укрыть плечи на позднем пароме.",
      ),
      { options: { material: "wool", gender: "unisex", season: "winter" } },
    ),
    style(
      words("silk scarf", "šilkinė skara", "zīda lakats", "siidirätik", "шёлковый платок"),
      words(
        "For the neck, the hair or the handle of a bag.",
        "Kaklui, plaukams arba rankinės rankenai.",
        "Kaklam, matiem vai somas rokturim.",
        "Kaela, juustesse või koti sanga ümber.",
        "Для шеи, волос или ручки сумки.",
      ),
      { options: { material: "silk", gender: "women", season: "mid-season" }, priceFactor: 1.3 },
    ),
  ],
  benefits: [
    words(
      "The edges are rolled by hand.",
      "Kraštai užlenkti rankomis.",
      "Malas apstrādātas ar rokām.",
      "Servad on käsitsi rullitud.",
      "Края подшиты вручную.",
    ),
    words(
      "Soft from the first day, without scratching.",
      "Nuo pirmos dienos minkšta ir nekandžioja.",
      "Maigs pieskāriens no pirmās dienas, nekož.",
      "Esimesest päevast pehme ega torgi.",
      "С первого дня мягко и не колется.",
    ),
  ],
  keywords: words(
    "shawl winter accessory",
    "skara šalis žiema",
    "lakats šalle ziema",
    "kaelarätt talv",
    "палантин шаль зима",
  ),
  details: { care: ["hand", "dry"] },
  colours: ["garnet", "navy", "sand", "pine", "lilac", "ochre", "graphite"],
  price: [29, 89],
  grams: [120, 290],
  millimetres: [300, 220, 50],
  hsCode: "621420",
  origins: ["LT", "IT", "IN"],
};

const GLOVES: Kind = {
  key: "gloves",
  category: "gloves",
  share: 2,
  series: [
    ["Alder & Co", "Rein"],
    ["Rovanta", "Ice"],
    ["Tindra", "Mitten"],
    ["Lockett Row", "Driver", [0]],
  ],
  marks: ["Touch", "Lined", "Classic", "North", "Light", "Road", ...WARDROBE_MARKS],
  styles: [
    style(
      words("leather gloves", "odinės pirštinės", "ādas cimdi", "nahkkindad", "кожаные перчатки"),
      words(
        "Thin enough to feel the key, lined to enjoy the walk.",
        "Pakankamai plonos jausti raktą ir pašiltintos pasivaikščiojimui.",
        "Pietiekami plāni, lai justu atslēgu, un oderēti pastaigai.",
        "Piisavalt õhukesed, et võtit tunda, ja voodriga jalutuskäiguks.",
        "Достаточно тонкие, чтобы чувствовать ключ, и с подкладкой для прогулки.",
      ),
      { options: { material: "leather", gender: "women", season: "winter" } },
    ),
    style(
      words("wool gloves", "vilnonės pirštinės", "vilnas cimdi", "villased kindad", "шерстяные перчатки"),
      words(
        "Two fingertips speak to the phone, all ten stay warm.",
        "Du pirštai valdo telefoną, visi dešimt šilti.",
        "Divi pirksti vada tālruni, visi desmit paliek silti.",
        "Kaks sõrme juhivad telefoni, kõik kümme püsivad soojas.",
        "Два пальца управляют телефоном, все десять в тепле.",
      ),
      { options: { material: "wool", gender: "unisex", season: "winter" }, priceFactor: 0.5 },
    ),
  ],
  benefits: [
    words(
      "A clip keeps the pair together.",
      "Segtukas laiko porą kartu.",
      "Klipsis notur pāri kopā.",
      "Klamber hoiab paari koos.",
      "Зажим держит пару вместе.",
    ),
    words(
      "The cuff reaches under the sleeve.",
      "Rankogalis siekia po rankove.",
      "Aproce sniedzas zem piedurknes.",
      "Kätis ulatub varruka alla.",
      "Манжета заходит под рукав.",
    ),
  ],
  keywords: words(
    "mittens winter hands",
    "kumštinės žiema rankos",
    "dūraiņi ziema rokas",
    "labakud talv käed",
    "варежки зима руки",
  ),
  details: { care: ["wipe", "hand"] },
  colours: ["walnut", "ink", "garnet", "graphite", "sand"],
  sizes: { field: "clothing-size", options: ["S", "M", "L", "XL"], count: [2, 3] },
  price: [35, 89],
  grams: [110, 190],
  millimetres: [260, 130, 40],
  hsCode: "420329",
  origins: ["LT", "HU", "IT"],
};

const BELT: Kind = {
  key: "belt",
  category: "belts",
  share: 2,
  series: [
    ["Alder & Co", "Strap"],
    ["Lockett Row", "Girth"],
    ["Cobblewood", "Bridle"],
  ],
  marks: ["30", "35", "Classic", "Wide", "Solid", "Round", ...WARDROBE_MARKS],
  styles: [
    style(
      words("leather belt", "odinis diržas", "ādas josta", "nahkvöö", "кожаный ремень"),
      words(
        "One thickness of good leather and a solid buckle.",
        "Vientisa gera oda ir tvirta sagtis.",
        "Viengabala laba āda un stingra sprādze.",
        "Ühest tükist hea nahk ja tugev pannal.",
        "Цельная хорошая кожа и крепкая пряжка.",
      ),
      { options: { material: "leather", gender: "men" } },
    ),
    style(
      words("suede belt", "zomšinis diržas", "zamšādas josta", "seemisnahast vöö", "замшевый ремень"),
      words(
        "Soft to the touch, firm where it holds.",
        "Minkštas liesti, tvirtas ten, kur laiko.",
        "Mīksta pieskārienam, stingra tur, kur jāsatur.",
        "Katsudes pehme, hoidmiseks kindel.",
        "Мягкий на ощупь, крепкий там, где держит.",
      ),
      { options: { material: "suede", gender: "women" } },
    ),
  ],
  benefits: [
    words(
      "The buckle screws off, should you want another.",
      "Sagtis atsukama, jei norėsite kitos.",
      "Sprādze ir noskrūvējama, ja gribēsiet citu.",
      "Pandla saab maha kruvida, kui soovite teist.",
      "Пряжка откручивается, если захочется другую.",
    ),
    words(
      "Ages to a darker, warmer tone.",
      "Laikui bėgant spalva tampa tamsesnė ir šiltesnė.",
      "Ar laiku tonis kļūst tumšāks un siltāks.",
      "Muutub ajaga tumedamaks ja soojemaks.",
      "Со временем тон становится темнее и теплее.",
    ),
  ],
  keywords: words("waist belt buckle", "juosmens diržas sagtis", "siksna sprādze", "püksirihm pannal", "пояс пряжка"),
  details: { closure: ["buckle"], care: ["wipe"] },
  colours: ["walnut", "ink", "clay", "navy"],
  sizes: { field: "clothing-size", options: ["S", "M", "L", "XL"], count: [2, 4] },
  price: [29, 69],
  grams: [180, 290],
  millimetres: [180, 120, 50],
  hsCode: "420330",
  origins: ["PT", "IT", "LT"],
};

const UMBRELLA: Kind = {
  key: "umbrella",
  category: "umbrellas",
  share: 1,
  series: [
    ["Regnhav", "Squall"],
    ["Kalmusson", "Jetty"],
    ["Regnhav", "Mist"],
  ],
  marks: ["One", "Gale", "Auto", "Storm", "Two", "Three", ...WARDROBE_MARKS],
  styles: [
    style(
      words(
        "folding umbrella",
        "sulankstomas skėtis",
        "saliekamais lietussargs",
        "kokkupandav vihmavari",
        "складной зонт",
      ),
      words(
        "Opens with one thumb and closes with the same one.",
        "Išsiskleidžia ir susiskleidžia vienu nykščiu.",
        "Atveras un aizveras ar vienu īkšķi.",
        "Avaneb ja sulgub ühe pöidlaga.",
        "Открывается и закрывается одним пальцем.",
      ),
      { options: { material: "polyester", type: "for-travel" } },
    ),
    style(
      words("long umbrella", "ilgas skėtis", "garais lietussargs", "pikk vihmavari", "зонт-трость"),
      words(
        "Covers two, and bends back when the wind turns it.",
        "Pridengia du, o vėjo išverstas atsistato.",
        "Pasargā divus un, vēja apgriezts, atliecas atpakaļ.",
        "Katab kaks inimest ja taastub, kui tuul selle ümber pöörab.",
        "Укроет двоих и расправится, если его вывернет ветер.",
      ),
      { options: { material: "polyester", type: "classic" }, priceFactor: 1.4 },
    ),
  ],
  benefits: [
    words(
      "The cover is made of recycled bottles.",
      "Audinys pagamintas iš perdirbtų butelių.",
      "Audums ir izgatavots no pārstrādātām pudelēm.",
      "Kangas on valmistatud taaskasutatud pudelitest.",
      "Купол сделан из переработанных бутылок.",
    ),
    words(
      "Ribs of fibreglass give way instead of breaking.",
      "Stiklo pluošto stipinai lenkiasi, bet nelūžta.",
      "Stikla šķiedras spieķi liecas, nevis lūst.",
      "Klaaskiust vardad annavad järele, mitte ei murdu.",
      "Спицы из стекловолокна гнутся, а не ломаются.",
    ),
  ],
  keywords: words("rain wind brolly", "lietus vėjas", "lietus vējš", "vihm tuul", "дождь ветер"),
  details: { warranty: ["2", "5"] },
  colours: ["ember", "ink", "navy", "ochre", "pine"],
  price: [19, 49],
  grams: [320, 620],
  millimetres: [330, 70, 70],
  hsCode: "660191",
  origins: ["CN", "IT"],
};

export const WEATHER_KINDS = [CAP, SCARF, GLOVES, BELT, UMBRELLA];
