import { words } from "../words.ts";
import { type Kind, type SizeRun, style } from "./kind.ts";
import { WARDROBE_MARKS } from "./marks.ts";

const SIZES: SizeRun = { field: "clothing-size", options: ["XS", "S", "M", "L", "XL", "XXL"], count: [3, 5] };

const T_SHIRT: Kind = {
  key: "tshirt",
  category: "t-shirts",
  share: 4,
  series: [
    ["Plainfolk", "Daily", [0, 1]],
    ["Tindra", "Birch"],
    ["Fjordlin", "Shore"],
    ["Dunewear", "Dune"],
    ["North Mill", "Mill"],
    ["Briz", "Stride", [2]],
  ],
  marks: ["No. 1", "No. 2", "Heavy", "Light", "Boxy", "Loop", "Wash", ...WARDROBE_MARKS],
  styles: [
    style(
      words(
        "women’s cotton T-shirt",
        "moteriški medvilniniai marškinėliai",
        "sieviešu kokvilnas T-krekls",
        "naiste puuvillane T-särk",
        "женская хлопковая футболка",
      ),
      words(
        "A straight shape that works alone and under a jacket.",
        "Tiesus kirpimas tinka ir vienas, ir po švarku.",
        "Taisns piegriezums der gan viens pats, gan zem žaketes.",
        "Sirge lõige sobib nii üksi kui ka jaki alla.",
        "Прямой крой хорош и сам по себе, и под жакетом.",
      ),
      { options: { gender: "women", material: "cotton" } },
    ),
    style(
      words(
        "men’s cotton T-shirt",
        "vyriški medvilniniai marškinėliai",
        "vīriešu kokvilnas T-krekls",
        "meeste puuvillane T-särk",
        "мужская хлопковая футболка",
      ),
      words(
        "Heavy cotton that keeps its shape wash after wash.",
        "Tvirta medvilnė nepraranda formos skalbiant.",
        "Blīva kokvilna saglabā formu arī pēc daudzām mazgāšanas reizēm.",
        "Tihe puuvill hoiab kuju pesust pesusse.",
        "Плотный хлопок держит форму стирка за стиркой.",
      ),
      { options: { gender: "men", material: "organic-cotton" } },
    ),
    style(
      words(
        "training T-shirt",
        "treniruočių marškinėliai",
        "treniņu T-krekls",
        "treeningsärk",
        "тренировочная футболка",
      ),
      words(
        "Dries while you run and has no seam where a strap would rub.",
        "Džiūsta bėgant, o po petnešomis nėra siūlių.",
        "Žūst, kamēr skrienat, un zem siksnām nav vīļu.",
        "Kuivab jooksu ajal ja rihmade all pole õmblusi.",
        "Сохнет на бегу, а под лямками нет швов.",
      ),
      { options: { gender: "unisex", material: "polyester" } },
    ),
  ],
  benefits: [
    words(
      "The collar is double-stitched and does not roll.",
      "Apykaklė siūta dviguba siūle ir nesiraito.",
      "Apkakle šūta ar dubultu vīli un nerullējas.",
      "Kaelus on topeltõmblusega ega rulli.",
      "Ворот прошит двойной строчкой и не закручивается.",
    ),
    words(
      "Washed once before sewing, so it does not shrink.",
      "Audinys išskalbtas prieš siuvant, todėl nesitraukia.",
      "Audums izmazgāts pirms šūšanas, tāpēc nesaraujas.",
      "Kangas on enne õmblemist pestud, nii et see ei tõmbu kokku.",
      "Ткань выстирана до пошива, поэтому не садится.",
    ),
  ],
  keywords: words(
    "tee top short sleeves",
    "trumpomis rankovėmis palaidinė",
    "īsas piedurknes krekliņš",
    "lühikesed varrukad pluus",
    "майка короткий рукав",
  ),
  details: { fit: ["slim", "regular", "relaxed"], season: ["summer", "all-year"], care: ["30"] },
  colours: ["chalk", "ink", "navy", "sage", "clay", "ochre", "storm", "blush", "olive", "garnet"],
  sizes: SIZES,
  chart: "tops",
  price: [15, 45],
  grams: [170, 260],
  millimetres: [300, 230, 30],
  hsCode: "610910",
  origins: ["PT", "TR", "BD"],
};

const SHIRT: Kind = {
  key: "shirt",
  category: "shirts",
  share: 3,
  series: [
    ["Plainfolk", "Common"],
    ["Alder & Co", "Grove"],
    ["Kalmusson", "Harbour"],
    ["Linnea Ask", "Aster", [0]],
    ["North Mill", "Loom"],
  ],
  marks: ["Oxford", "Classic", "Twill", "Soft", "Wide", "Plain", ...WARDROBE_MARKS],
  styles: [
    style(
      words(
        "women’s linen shirt",
        "moteriški lininiai marškiniai",
        "sieviešu lina krekls",
        "naiste linane särk",
        "женская льняная рубашка",
      ),
      words(
        "Cool in the heat, soft from the first wash and better with every crease.",
        "Vėsūs per karščius, minkšti nuo pirmo skalbimo, o raukšlės jiems tinka.",
        "Vēss karstumā, mīksts no pirmās mazgāšanas, un krokas tam piestāv.",
        "Palavaga jahe, esimesest pesust pehme ja kortsud sobivad sellele.",
        "Прохладная в жару, мягкая с первой стирки, и складки ей к лицу.",
      ),
      { options: { gender: "women", material: "linen" } },
    ),
    style(
      words(
        "men’s cotton shirt",
        "vyriški medvilniniai marškiniai",
        "vīriešu kokvilnas krekls",
        "meeste puuvillane särk",
        "мужская хлопковая рубашка",
      ),
      words(
        "For Monday at the office and Saturday with rolled sleeves.",
        "Pirmadieniui biure ir šeštadieniui atraitotomis rankovėmis.",
        "Pirmdienai birojā un sestdienai ar atrotītām piedurknēm.",
        "Esmaspäevaks kontoris ja laupäevaks üleskeeratud varrukatega.",
        "Для понедельника в офисе и субботы с закатанными рукавами.",
      ),
      { options: { gender: "men", material: "cotton" } },
    ),
  ],
  benefits: [
    words(
      "The buttons are corozo nut, sewn on by hand.",
      "Sagos – iš korozo riešuto, prisiūtos rankomis.",
      "Pogas ir no korozo rieksta, piešūtas ar rokām.",
      "Nööbid on corozo-pähklist ja käsitsi õmmeldud.",
      "Пуговицы из ореха корозо, пришиты вручную.",
    ),
    words(
      "Irons quickly, or not at all.",
      "Greitai išsilygina arba lyginti nereikia visai.",
      "Ātri izgludināms vai nav jāgludina nemaz.",
      "Triigib kiiresti või pole triikida vajagi.",
      "Гладится быстро или не гладится вовсе.",
    ),
  ],
  keywords: words(
    "long sleeves collar button-down",
    "ilgomis rankovėmis apykaklė",
    "garas piedurknes apkakle",
    "pikad varrukad krae",
    "длинный рукав воротник сорочка",
  ),
  details: {
    fit: ["slim", "regular", "relaxed"],
    season: ["summer", "mid-season", "all-year"],
    closure: ["buttons"],
    care: ["30", "hand"],
  },
  colours: ["chalk", "glacier", "navy", "sand", "sage", "blush"],
  sizes: SIZES,
  chart: "tops",
  price: [35, 95],
  grams: [240, 380],
  millimetres: [330, 250, 40],
  hsCode: "620520",
  origins: ["PT", "LT", "TR"],
};

const HOODIE: Kind = {
  key: "hoodie",
  category: "hoodies",
  share: 3,
  series: [
    ["Dunewear", "Drift"],
    ["Fjordlin", "Cove"],
    ["Plainfolk", "Sunday"],
    ["Briz", "Warm-up"],
    ["Rovanta", "Basecamp", [1]],
  ],
  marks: ["Weekend", "Over", "Classic", "Heavy", "Light", "Team", ...WARDROBE_MARKS],
  styles: [
    style(
      words(
        "cotton hoodie",
        "medvilninis džemperis su gobtuvu",
        "kokvilnas džemperis ar kapuci",
        "kapuutsiga puuvillane pusa",
        "хлопковая толстовка с капюшоном",
      ),
      words(
        "Brushed inside, roomy at the shoulders and warm without weight.",
        "Viduje šiaušta, pečiuose erdvu ir šilta be svorio.",
        "Iekšpusē uzkārsts, plecos brīvs un silts bez smaguma.",
        "Seest karvastatud, õlgadest avar ja soe ilma raskuseta.",
        "Внутри начёс, свободно в плечах и тепло без тяжести.",
      ),
      { options: { gender: "unisex", material: "organic-cotton" } },
    ),
    style(
      words(
        "fleece hoodie",
        "flisinis džemperis su gobtuvu",
        "flīsa džemperis ar kapuci",
        "kapuutsiga fliispusa",
        "флисовая толстовка с капюшоном",
      ),
      words(
        "Holds the warmth on the hill and lets the steam out on the climb.",
        "Kalne laiko šilumą, o kylant praleidžia drėgmę.",
        "Kalnā notur siltumu, bet kāpienā izlaiž mitrumu.",
        "Hoiab mäel sooja ja laseb tõusul niiskuse välja.",
        "На вершине держит тепло, а на подъёме выпускает влагу.",
      ),
      { options: { gender: "unisex", material: "polyester" }, priceFactor: 1.2 },
    ),
  ],
  benefits: [
    words(
      "The pocket is deep enough for cold hands.",
      "Kišenė gili – tilps sušalusios rankos.",
      "Kabata ir dziļa – ietilps nosalušas rokas.",
      "Tasku on piisavalt sügav külmadele kätele.",
      "Карман глубокий – поместятся замёрзшие руки.",
    ),
    words(
      "The hood has two layers and stands by itself.",
      "Gobtuvas dvisluoksnis ir gerai laiko formą.",
      "Kapuce ir divkārtīga un labi tur formu.",
      "Kapuuts on kahekihiline ja hoiab hästi kuju.",
      "Капюшон двухслойный и хорошо держит форму.",
    ),
  ],
  keywords: words(
    "sweatshirt hood jumper",
    "bliuzonas gobtuvas",
    "sporta jaka kapuce",
    "dressipluus kapuuts",
    "худи свитшот капюшон",
  ),
  details: { fit: ["regular", "relaxed"], season: ["mid-season", "winter"], care: ["30"] },
  colours: ["orange", "graphite", "sage", "navy", "sand", "garnet", "lilac", "ink"],
  sizes: SIZES,
  chart: "tops",
  price: [35, 89],
  grams: [480, 720],
  millimetres: [350, 280, 80],
  hsCode: "611020",
  origins: ["PT", "TR", "LT"],
};

const KNIT: Kind = {
  key: "knit",
  category: "knitwear",
  share: 3,
  series: [
    ["Fjordlin", "Skerry"],
    ["Tindra", "Frost"],
    ["Alder & Co", "Heath"],
    ["Linnea Ask", "Moss", [0]],
    ["North Mill", "Yarn"],
  ],
  marks: ["Cable", "Rib", "Fine", "Wide", "Soft", "Nordic", ...WARDROBE_MARKS],
  styles: [
    style(
      words(
        "women’s merino jumper",
        "moteriškas merinosų vilnos megztinis",
        "sieviešu merino vilnas džemperis",
        "naiste meriinovillane kampsun",
        "женский свитер из шерсти мериноса",
      ),
      words(
        "Thin, warm and kind to bare skin.",
        "Plonas, šiltas ir nedirgina odos.",
        "Plāns, silts un maigs pret ādu.",
        "Õhuke, soe ja naha vastu pehme.",
        "Тонкий, тёплый и мягкий к коже.",
      ),
      { options: { gender: "women", material: "merino" } },
    ),
    style(
      words(
        "men’s wool jumper",
        "vyriškas vilnonis megztinis",
        "vīriešu vilnas džemperis",
        "meeste villane kampsun",
        "мужской шерстяной свитер",
      ),
      words(
        "Knitted thick for boats, cabins and late November.",
        "Storai megztas valtims, trobelėms ir vėlyvam lapkričiui.",
        "Biezi adīts laivām, namiņiem un vēlam novembrim.",
        "Paksult kootud paatide, onnide ja hilise novembri jaoks.",
        "Связан плотно – для лодок, избушек и позднего ноября.",
      ),
      { options: { gender: "men", material: "wool" } },
    ),
  ],
  benefits: [
    words(
      "The wool can be traced to the farm.",
      "Vilnos kilmę galima atsekti iki ūkio.",
      "Vilnas izcelsmi var izsekot līdz saimniecībai.",
      "Villa päritolu on jälgitav taluni.",
      "Происхождение шерсти прослеживается до фермы.",
    ),
    words(
      "Spare yarn for mending comes with it.",
      "Pridedama siūlų adyti.",
      "Komplektā ir dzija lāpīšanai.",
      "Kaasas on lõng parandamiseks.",
      "В комплекте нитки для починки.",
    ),
  ],
  keywords: words(
    "sweater pullover knitted",
    "nertinis megztas",
    "pulovers adīts",
    "sviiter kootud",
    "пуловер джемпер вязаный",
  ),
  details: { fit: ["regular", "relaxed"], season: ["winter", "mid-season"], care: ["hand"] },
  colours: ["chalk", "navy", "pine", "ochre", "garnet", "graphite", "sand", "blush"],
  sizes: SIZES,
  chart: "tops",
  price: [55, 149],
  grams: [340, 820],
  millimetres: [350, 280, 70],
  hsCode: "611011",
  origins: ["LT", "EE", "IT"],
};

export const TOP_KINDS = [T_SHIRT, SHIRT, HOODIE, KNIT];
