import { words } from "../words.ts";
import { type Kind, type SizeRun, style } from "./kind.ts";
import { SHOE_MARKS } from "./marks.ts";

const WOMEN: SizeRun = { field: "shoe-size", options: ["36", "37", "38", "39", "40", "41"], count: [4, 6] };
const MEN: SizeRun = {
  field: "shoe-size",
  options: ["40", "41", "42", "42.5", "43", "44", "45", "46", "47"],
  count: [4, 7],
};

const SNEAKER: Kind = {
  key: "sneaker",
  category: "running-shoes",
  share: 6,
  series: [
    ["Briz", "Trail Runner", [0, 1, 2]],
    ["Norvik", "Tempo", [0, 1]],
    ["Briz", "Ridge", [2]],
    ["Alder & Co", "Court", [3, 4]],
    ["Stigvel", "City Walk", [3, 4]],
    ["Rovanta", "Scree", [2]],
    ["Vandreur", "Relais"],
  ],
  marks: ["4", "3", "2", "Low", "Classic", "Pro", "Flow", "Lite", ...SHOE_MARKS],
  styles: [
    style(
      words(
        "men’s running shoes",
        "vyriški bėgimo bateliai",
        "vīriešu skriešanas apavi",
        "meeste jooksujalatsid",
        "мужские беговые кроссовки",
      ),
      words(
        "A light shoe with a soft landing and a quick toe-off.",
        "Lengvas batelis minkštam nusileidimui ir greitam atsispyrimui.",
        "Viegls apavs ar mīkstu piezemēšanos un ātru atspērienu.",
        "Kerge jalats pehme maandumise ja kiire äratõukega.",
        "Лёгкие кроссовки с мягким приземлением и быстрым толчком.",
      ),
      { options: { gender: "men", material: "mesh", type: "for-sport" }, sizes: MEN },
    ),
    style(
      words(
        "women’s running shoes",
        "moteriški bėgimo bateliai",
        "sieviešu skriešanas apavi",
        "naiste jooksujalatsid",
        "женские беговые кроссовки",
      ),
      words(
        "Made on a narrower last, so that the heel does not slip.",
        "Pagaminti pagal siauresnį kurpalį, kad neslystų kulnas.",
        "Izgatavoti uz šaurāka liesta, lai neslīdētu papēdis.",
        "Valmistatud kitsamal liistul, et kand ei libiseks.",
        "Сделаны на более узкой колодке, чтобы пятка не скользила.",
      ),
      { options: { gender: "women", material: "mesh", type: "for-sport" }, sizes: WOMEN },
    ),
    style(
      words(
        "trail shoes",
        "bateliai bėgti takais",
        "taku skriešanas apavi",
        "maastikujooksujalatsid",
        "кроссовки для бега по тропам",
      ),
      words(
        "Grippy lugs for wet roots and long gravel.",
        "Kibūs protektoriai šlapioms šaknims ir ilgam žvyrui.",
        "Ķērīgs protektors slapjām saknēm un garam grants ceļam.",
        "Haakuv tald märgadele juurtele ja pikale kruusateele.",
        "Цепкий протектор для мокрых корней и долгого гравия.",
      ),
      {
        options: { gender: "unisex", material: "mesh", type: "outdoor" },
        category: "hiking-shoes",
        sizes: MEN,
        priceFactor: 1.15,
      },
    ),
    style(
      words(
        "leather trainers",
        "odiniai laisvalaikio bateliai",
        "ādas brīvā laika apavi",
        "nahast vabaajajalatsid",
        "кожаные кеды",
      ),
      words(
        "Plain leather, a stitched sole and no logo to shout about.",
        "Paprasta oda, prisiūtas padas ir jokio rėksmingo ženklo.",
        "Vienkārša āda, piešūta zole un neviena skaļa logo.",
        "Lihtne nahk, õmmeldud tald ja ei ühtki kisendavat logo.",
        "Простая кожа, прошитая подошва и никаких кричащих логотипов.",
      ),
      { options: { gender: "women", material: "leather", type: "everyday" }, category: "trainers", sizes: WOMEN },
    ),
    style(
      words(
        "canvas trainers",
        "medžiaginiai laisvalaikio bateliai",
        "auduma brīvā laika apavi",
        "riidest vabaajajalatsid",
        "тканевые кеды",
      ),
      words(
        "Light, washable and at home with any trousers.",
        "Lengvi, skalbiami ir tinka prie bet kokių kelnių.",
        "Viegli, mazgājami un der pie jebkurām biksēm.",
        "Kerged, pestavad ja sobivad iga püksipaariga.",
        "Лёгкие, можно стирать и подходят к любым брюкам.",
      ),
      {
        options: { gender: "men", material: "canvas", type: "everyday" },
        category: "trainers",
        sizes: MEN,
        priceFactor: 0.65,
      },
    ),
  ],
  benefits: [
    words(
      "The upper is made of recycled yarn.",
      "Viršus pagamintas iš perdirbtų siūlų.",
      "Virsa ir izgatavota no pārstrādāta diega.",
      "Pealne on valmistatud taaskasutatud lõngast.",
      "Верх сделан из переработанной пряжи.",
    ),
    words(
      "The insole comes out and dries quickly.",
      "Vidpadis išsiima ir greitai išdžiūsta.",
      "Iekšzole ir izņemama un ātri žūst.",
      "Sisetald on eemaldatav ja kuivab kiiresti.",
      "Стелька вынимается и быстро сохнет.",
    ),
    words(
      "A second pair of laces is in the box.",
      "Dėžutėje – antra raištelių pora.",
      "Kastē ir otrs šņoru pāris.",
      "Karbis on teine paar paelu.",
      "В коробке – вторая пара шнурков.",
    ),
  ],
  keywords: words(
    "sneakers sports shoes",
    "sportbačiai sportinė avalynė",
    "kedas sporta apavi",
    "tossud spordijalatsid",
    "спортивная обувь сникерсы",
  ),
  details: { season: ["summer", "all-year"], closure: ["laces"], care: ["wipe"] },
  colours: ["storm", "pine", "ember", "graphite", "garnet", "ochre", "chalk", "orange", "sage", "violet"],
  chart: "shoes",
  price: [59, 139],
  grams: [680, 980],
  millimetres: [330, 210, 125],
  hsCode: "640411",
  origins: ["VN", "PT", "ID"],
};

const BOOT: Kind = {
  key: "boot",
  category: "boots",
  share: 3,
  series: [
    ["Alder & Co", "Chelsea", [0, 1]],
    ["Stigvel", "Moor"],
    ["Cobblewood", "Foundry", [0, 1]],
    ["Vandreur", "Sentier", [2]],
    ["Tindra", "Snowline"],
  ],
  marks: ["I", "II", "High", "Low", "Classic", "Waxed", ...SHOE_MARKS],
  styles: [
    style(
      words(
        "men’s leather boots",
        "vyriški odiniai aulinukai",
        "vīriešu ādas zābaki",
        "meeste nahksaapad",
        "мужские кожаные ботинки",
      ),
      words(
        "Waxed leather on a welted sole that a cobbler can renew.",
        "Vaškuota oda ir rantinis padas, kurį batsiuvys gali pakeisti.",
        "Vaskota āda un šūta zole, ko kurpnieks var nomainīt.",
        "Vahatatud nahk ja randõmblusega tald, mille kingsepp saab uuendada.",
        "Вощёная кожа и рантовая подошва, которую может заменить сапожник.",
      ),
      { options: { gender: "men", material: "leather", season: "mid-season", type: "classic" }, sizes: MEN },
    ),
    style(
      words(
        "women’s leather boots",
        "moteriški odiniai aulinukai",
        "sieviešu ādas zābaki",
        "naiste nahksaapad",
        "женские кожаные ботинки",
      ),
      words(
        "A firm ankle, a low heel and a lining that warms at once.",
        "Tvirtai laikoma kulkšnis, žemas kulnas ir iš karto šildantis pamušalas.",
        "Stingrs atbalsts potītei, zems papēdis un odere, kas sasilda uzreiz.",
        "Tugev pahkluuosa, madal konts ja kohe soojendav vooder.",
        "Надёжная фиксация щиколотки, низкий каблук и сразу согревающая подкладка.",
      ),
      { options: { gender: "women", material: "leather", season: "winter", type: "everyday" }, sizes: WOMEN },
    ),
    style(
      words("hiking boots", "žygio batai", "pārgājienu zābaki", "matkasaapad", "походные ботинки"),
      words(
        "Dry inside after a day of rain and steady under a full pack.",
        "Po dienos lietuje viduje sausa, o su pilna kuprine – tvirta.",
        "Pēc dienas lietū iekšā ir sauss, un ar pilnu mugursomu solis ir drošs.",
        "Pärast vihmapäeva seest kuivad ja täis seljakotiga kindlad.",
        "После дня под дождём внутри сухо, а с полным рюкзаком устойчиво.",
      ),
      {
        options: { gender: "unisex", material: "suede", season: "all-year", type: "outdoor" },
        category: "hiking-shoes",
        sizes: MEN,
      },
    ),
  ],
  benefits: [
    words(
      "The sole keeps its grip below zero.",
      "Padas neslysta ir esant minusinei temperatūrai.",
      "Zole neslīd arī zem nulles.",
      "Tald haakub ka miinuskraadidega.",
      "Подошва не скользит и ниже нуля.",
    ),
    words(
      "Breaks in within a week.",
      "Prisitaiko prie pėdos per savaitę.",
      "Pielāgojas pēdai nedēļas laikā.",
      "Kohaneb jalaga nädalaga.",
      "Разнашиваются за неделю.",
    ),
  ],
  keywords: words(
    "ankle boots winter shoes",
    "batai žiemai avalynė",
    "ziemas apavi puszābaki",
    "talvejalatsid poolsaapad",
    "зимняя обувь полусапоги",
  ),
  details: { closure: ["laces", "zip", "slip-on"], care: ["wipe"] },
  colours: ["walnut", "ink", "clay", "graphite", "olive"],
  chart: "shoes",
  price: [89, 219],
  grams: [1_100, 1_700],
  millimetres: [350, 300, 130],
  hsCode: "640391",
  origins: ["PT", "IT", "LT"],
};

const SANDAL: Kind = {
  key: "sandal",
  category: "sandals",
  share: 2,
  series: [
    ["Strand & Sol", "Tide"],
    ["Stigvel", "Pebbleway"],
    ["Vandreur", "Calanque"],
    ["Cobblewood", "Cork"],
  ],
  marks: ["One", "Two", "Cross", "Strap", "Easy", "Flat", ...SHOE_MARKS],
  styles: [
    style(
      words(
        "women’s leather sandals",
        "moteriškos odinės basutės",
        "sieviešu ādas sandales",
        "naiste nahksandaalid",
        "женские кожаные сандалии",
      ),
      words(
        "Two soft straps and a footbed that remembers the foot.",
        "Du minkšti dirželiai ir pėdą įsimenantis vidpadis.",
        "Divas mīkstas siksniņas un iekšzole, kas atceras pēdu.",
        "Kaks pehmet rihma ja jalga mäletav sisetald.",
        "Два мягких ремешка и стелька, которая запоминает стопу.",
      ),
      { options: { gender: "women", material: "leather" }, sizes: WOMEN },
    ),
    style(
      words("walking sandals", "žygio basutės", "pārgājienu sandales", "matkasandaalid", "походные сандалии"),
      words(
        "Straight from the trail into the water and back.",
        "Nuo tako tiesiai į vandenį ir atgal.",
        "No takas taisni ūdenī un atpakaļ.",
        "Rajalt otse vette ja tagasi.",
        "С тропы прямо в воду и обратно.",
      ),
      { options: { gender: "men", material: "nylon" }, sizes: MEN, priceFactor: 0.9 },
    ),
  ],
  benefits: [
    words(
      "The cork bed is light and cool.",
      "Kamštinis padas lengvas ir vėsus.",
      "Korķa pamatne ir viegla un vēsa.",
      "Korgist tald on kerge ja jahe.",
      "Пробковая подошва лёгкая и прохладная.",
    ),
    words(
      "Every strap can be adjusted.",
      "Kiekvieną dirželį galima reguliuoti.",
      "Katru siksniņu var regulēt.",
      "Iga rihma saab reguleerida.",
      "Каждый ремешок регулируется.",
    ),
  ],
  keywords: words(
    "summer shoes beach",
    "vasarinė avalynė paplūdimys",
    "vasaras apavi pludmale",
    "suvejalatsid rand",
    "летняя обувь пляж",
  ),
  details: { season: ["summer"], closure: ["buckle", "slip-on"], care: ["wipe"] },
  colours: ["walnut", "sand", "ink", "clay", "pine", "gold"],
  chart: "shoes",
  price: [35, 99],
  grams: [420, 640],
  millimetres: [310, 200, 100],
  hsCode: "640359",
  origins: ["PT", "ES", "IT"],
};

const LOAFER: Kind = {
  key: "loafer",
  category: "loafers",
  share: 2,
  series: [
    ["Alder & Co", "Linden"],
    ["Cobblewood", "Penny"],
    ["Stigvel", "Quay"],
    ["Kalmusson", "Berth"],
  ],
  marks: ["Classic", "Soft", "I", "II", "Tassel", "Light", ...SHOE_MARKS],
  styles: [
    style(
      words("leather loafers", "odiniai mokasinai", "ādas mokasīni", "nahast mokassiinid", "кожаные лоферы"),
      words(
        "Slip on in the hall and look as if you had taken your time.",
        "Įsispiriate koridoriuje, o atrodote lyg ilgai ruošęsi.",
        "Ieslīdat gaitenī, bet izskatās, ka gatavojāties ilgi.",
        "Libistate jalga ja näete välja, nagu oleksite kaua valmistunud.",
        "Надеваются за секунду, а выглядят так, будто вы долго собирались.",
      ),
      { options: { gender: "men", material: "leather", type: "classic" }, sizes: MEN },
    ),
    style(
      words("suede loafers", "zomšiniai mokasinai", "zamšādas mokasīni", "seemisnahast mokassiinid", "замшевые лоферы"),
      words(
        "Unlined suede, as soft as a slipper and neat enough for dinner.",
        "Zomša be pamušalo: minkšta kaip šlepetė, tvarkinga kaip vakarienei.",
        "Zamšāda bez oderes: mīksta kā čība, pietiekami glīta vakariņām.",
        "Voodrita seemisnahk: pehme nagu suss ja õhtusöögiks piisavalt viisakas.",
        "Замша без подкладки: мягкая, как тапочки, и достаточно нарядная для ужина.",
      ),
      { options: { gender: "women", material: "suede", type: "everyday" }, sizes: WOMEN },
    ),
  ],
  benefits: [
    words(
      "Sewn by hand around the toe.",
      "Nosis apsiūta rankomis.",
      "Purngals apšūts ar rokām.",
      "Ninaosa on käsitsi õmmeldud.",
      "Носок прошит вручную.",
    ),
    words(
      "The sole is thin leather with a rubber heel.",
      "Padas – plona oda su guminiu kulnu.",
      "Zole ir plāna āda ar gumijas papēdi.",
      "Tald on õhukesest nahast ja kummikontsaga.",
      "Подошва из тонкой кожи с резиновым каблуком.",
    ),
  ],
  keywords: words(
    "slip-on shoes moccasins",
    "įsispiriami batai",
    "iešļūcamas kurpes",
    "sisseastutavad kingad",
    "мокасины туфли",
  ),
  details: { season: ["mid-season", "summer"], closure: ["slip-on"], care: ["wipe"] },
  colours: ["walnut", "ink", "navy", "sand", "garnet"],
  chart: "shoes",
  price: [69, 159],
  grams: [640, 880],
  millimetres: [320, 210, 115],
  hsCode: "640359",
  origins: ["PT", "IT"],
};

const HEEL: Kind = {
  key: "heel",
  category: "heels",
  share: 2,
  series: [
    ["Mirelle Haug", "Ballade"],
    ["Vero Lune", "Minuit"],
    ["Cobblewood", "Parlour"],
    ["Linnea Ask", "Dahlia"],
  ],
  marks: ["Pump", "Bal", "Fine", "Sling", "Strap", "Soir", ...SHOE_MARKS],
  styles: [
    style(
      words(
        "leather court shoes",
        "odiniai aukštakulniai bateliai",
        "ādas augstpapēžu kurpes",
        "nahast kontsakingad",
        "кожаные туфли на каблуке",
      ),
      words(
        "A heel you can walk in, from the desk to the last dance.",
        "Kulnas, su kuriuo galima vaikščioti – nuo darbo stalo iki paskutinio šokio.",
        "Papēdis, ar kuru var staigāt – no darba galda līdz pēdējai dejai.",
        "Konts, millega saab käia – töölauast viimase tantsuni.",
        "Каблук, на котором можно ходить, – от рабочего стола до последнего танца.",
      ),
      { options: { gender: "women", material: "leather", type: "classic" } },
    ),
    style(
      words(
        "suede heels",
        "zomšiniai aukštakulniai",
        "zamšādas augstpapēžu kurpes",
        "seemisnahast kontsakingad",
        "замшевые туфли на каблуке",
      ),
      words(
        "Deep colour, a padded ball and a strap that holds.",
        "Sodri spalva, paminkštinta priekinė dalis ir tvirtas dirželis.",
        "Piesātināta krāsa, polsterēta priekšdaļa un stingra siksniņa.",
        "Sügav toon, pehmendatud päkaosa ja kindel rihm.",
        "Глубокий цвет, мягкая передняя часть и надёжный ремешок.",
      ),
      { options: { gender: "women", material: "suede", type: "dressy" }, priceFactor: 1.1 },
    ),
  ],
  benefits: [
    words(
      "Spare heel tips are in the box.",
      "Dėžutėje – atsarginės kulniukų pakalos.",
      "Kastē ir rezerves papēžu uzgaļi.",
      "Karbis on varukontsaplekid.",
      "В коробке – запасные набойки.",
    ),
    words(
      "Lined with soft goat leather.",
      "Pamušalas – minkšta ožkos oda.",
      "Odere ir no mīkstas kazādas.",
      "Vooder on pehmest kitsenahast.",
      "Подкладка из мягкой козьей кожи.",
    ),
  ],
  keywords: words(
    "high heels pumps",
    "aukštakulniai bateliai proga",
    "laiviņas svinībām",
    "kingad peoks",
    "шпильки лодочки",
  ),
  details: {
    "heel-height": ["4 cm", "6 cm", "8 cm"],
    season: ["all-year"],
    closure: ["slip-on", "buckle"],
    care: ["wipe"],
  },
  colours: ["ink", "garnet", "blush", "sand", "gold", "navy"],
  sizes: WOMEN,
  chart: "shoes",
  price: [69, 169],
  grams: [560, 780],
  millimetres: [310, 200, 110],
  hsCode: "640359",
  origins: ["IT", "ES", "PT"],
};

export const FOOTWEAR_KINDS = [SNEAKER, BOOT, SANDAL, LOAFER, HEEL];
