import { words } from "../words.ts";
import { type Kind, style } from "./kind.ts";
import { WARDROBE_MARKS } from "./marks.ts";

const WATCH: Kind = {
  key: "watch",
  category: "watches",
  share: 3,
  series: [
    ["Ostermark", "Regulator"],
    ["Kestrel", "Chronicle"],
    ["Velora", "Ora"],
    ["Tindra", "Solstice"],
    ["Ostermark", "Pilot"],
  ],
  marks: ["I", "II", "Classic", "Slim", "Date", "Moon", ...WARDROBE_MARKS],
  styles: [
    style(
      words("quartz watch", "kvarcinis laikrodis", "kvarca pulkstenis", "kvartskell", "кварцевые часы"),
      words(
        "A clear dial, a thin case and a battery for five years.",
        "Aiškus ciferblatas, plonas korpusas ir baterija penkeriems metams.",
        "Skaidra ciparnīca, plāns korpuss un baterija pieciem gadiem.",
        "Selge sihverplaat, õhuke korpus ja viieks aastaks jätkuv patarei.",
        "Ясный циферблат, тонкий корпус и батарейка на пять лет.",
      ),
      { options: { movement: "quartz", gender: "women" } },
    ),
    style(
      words(
        "automatic watch",
        "automatinis laikrodis",
        "automātiskais pulkstenis",
        "automaatkell",
        "автоматические часы",
      ),
      words(
        "Wound by the wrist that wears it, with the movement seen from behind.",
        "Prisuka jį nešiojantis riešas, o mechanizmas matomas iš kitos pusės.",
        "To uzvelk roka, kas to nēsā, un mehānisms redzams no aizmugures.",
        "Seda keerab üles kandja ranne ja mehhanism paistab tagant.",
        "Их заводит рука, а механизм виден с обратной стороны.",
      ),
      { options: { movement: "automatic", gender: "men" }, priceFactor: 2.4 },
    ),
    style(
      words(
        "solar watch",
        "saulės energijos laikrodis",
        "saules enerģijas pulkstenis",
        "päikesepatareiga kell",
        "часы на солнечной энергии",
      ),
      words(
        "Any light charges it; a full day lasts for half a year.",
        "Jį įkrauna bet kokia šviesa, o dienos užtenka pusmečiui.",
        "To uzlādē jebkura gaisma, un ar dienu pietiek pusgadam.",
        "Seda laeb iga valgus ja ühest päevast jätkub pooleks aastaks.",
        "Их заряжает любой свет, а одного дня хватает на полгода.",
      ),
      { options: { movement: "solar", gender: "unisex" }, priceFactor: 1.3 },
    ),
  ],
  benefits: [
    words(
      "The glass is sapphire and hard to scratch.",
      "Stiklas safyrinis, jį sunku subraižyti.",
      "Stikls ir safīra, un to grūti saskrāpēt.",
      "Klaas on safiirist ja raskesti kriimustatav.",
      "Стекло сапфировое, его трудно поцарапать.",
    ),
    words(
      "The strap is leather and changes without tools.",
      "Dirželis odinis ir keičiamas be įrankių.",
      "Siksniņa ir no ādas un maināma bez instrumentiem.",
      "Rihm on nahast ja vahetatav tööriistadeta.",
      "Ремешок кожаный и меняется без инструментов.",
    ),
  ],
  keywords: words(
    "wristwatch time dial",
    "rankinis laikrodis ciferblatas",
    "rokas pulkstenis ciparnīca",
    "käekell aeg",
    "наручные часы циферблат",
  ),
  details: {
    "case-size": ["34 mm", "38 mm", "40 mm", "42 mm"],
    material: ["steel", "titanium"],
    "water-resistance": ["3 ATM", "5 ATM", "10 ATM"],
    warranty: ["2", "5"],
  },
  colours: ["brass", "silver", "ink", "navy", "walnut", "gold"],
  price: [89, 249],
  grams: [180, 320],
  millimetres: [120, 110, 85],
  hsCode: "910211",
  origins: ["CH", "JP", "DE"],
};

const RING: Kind = {
  key: "ring",
  category: "rings",
  share: 1,
  series: [
    ["Velora", "Anello"],
    ["Tindra", "Dew"],
    ["Noor Amari", "Qamar"],
  ],
  marks: ["Fine", "Wide", "Duo", "Stone", "Plain", "Twist", ...WARDROBE_MARKS],
  styles: [
    style(
      words("ring", "žiedas", "gredzens", "sõrmus", "кольцо"),
      words(
        "A narrow band with a soft edge, made to be worn every day.",
        "Siauras žiedas švelniais kraštais, skirtas nešioti kasdien.",
        "Šaurs gredzens ar maigām malām, nēsājams katru dienu.",
        "Kitsas pehme servaga sõrmus igapäevaseks kandmiseks.",
        "Узкое кольцо с мягким краем, чтобы носить каждый день.",
      ),
      { options: { type: "everyday", gender: "women" } },
    ),
    style(
      words("ring with a stone", "žiedas su akmeniu", "gredzens ar akmeni", "kiviga sõrmus", "кольцо с камнем"),
      words(
        "One small stone, set low so that it does not catch.",
        "Vienas mažas akmenėlis, įtaisytas žemai, kad nekliūtų.",
        "Viens mazs akmentiņš, iestrādāts zemu, lai neaizķertos.",
        "Üks väike kivi, madalale kinnitatud, et see ei takerduks.",
        "Один маленький камень, посаженный низко, чтобы не цеплялся.",
      ),
      { options: { type: "dressy", gender: "women" }, priceFactor: 1.8 },
    ),
  ],
  benefits: [
    words(
      "Comes in a box worth keeping.",
      "Įpakuotas į dėžutę, kurią verta pasilikti.",
      "Iepakots kārbiņā, ko vērts paturēt.",
      "Pakendatud karpi, mida tasub alles hoida.",
      "В коробочке, которую хочется сохранить.",
    ),
    words(
      "Nickel-free and kind to the skin.",
      "Be nikelio, nedirgina odos.",
      "Bez niķeļa, saudzīgs pret ādu.",
      "Niklivaba ja nahasõbralik.",
      "Без никеля, не раздражает кожу.",
    ),
  ],
  keywords: words(
    "jewellery band gift",
    "papuošalas dovana juvelyrika",
    "rota dāvana juvelierizstrādājums",
    "ehe kingitus",
    "украшение подарок ювелирное",
  ),
  details: { material: ["steel", "titanium"] },
  colours: ["gold", "silver", "brass"],
  price: [29, 119],
  grams: [60, 90],
  millimetres: [80, 80, 45],
  hsCode: "711319",
  origins: ["IT", "LT", "AE"],
};

const NECKLACE: Kind = {
  key: "necklace",
  category: "necklaces",
  share: 1,
  series: [
    ["Velora", "Filo"],
    ["Tindra", "Drizzle"],
    ["Noor Amari", "Layla"],
  ],
  marks: ["Short", "Long", "Drop", "Pearl", "Bar", "Loop", ...WARDROBE_MARKS],
  styles: [
    style(
      words("necklace", "kaklo papuošalas", "kaklarota", "kaelakee", "колье"),
      words(
        "A fine chain that lies flat and does not twist.",
        "Plona grandinėlė guli lygiai ir nesisuka.",
        "Smalka ķēdīte guļ līdzeni un nesagriežas.",
        "Peen kett on sile ega lähe keerdu.",
        "Тонкая цепочка лежит ровно и не перекручивается.",
      ),
      { options: { type: "everyday", gender: "women" } },
    ),
    style(
      words(
        "necklace with a pendant",
        "grandinėlė su pakabuku",
        "ķēdīte ar kulonu",
        "ripatsiga kaelakee",
        "цепочка с подвеской",
      ),
      words(
        "A small pendant that catches the light before you do.",
        "Mažas pakabukas, kuris pirmas pagauna šviesą.",
        "Mazs kulons, kas pirmais noķer gaismu.",
        "Väike ripats, mis püüab esimesena valgust.",
        "Маленькая подвеска, которая первой ловит свет.",
      ),
      { options: { type: "dressy", gender: "women" }, priceFactor: 1.5 },
    ),
  ],
  benefits: [
    words(
      "The length can be set in three steps.",
      "Ilgį galima reguliuoti trimis padėtimis.",
      "Garumu var regulēt trīs pozīcijās.",
      "Pikkust saab seada kolmes astmes.",
      "Длина регулируется в трёх положениях.",
    ),
    words(
      "Comes in a box worth keeping.",
      "Įpakuota į dėžutę, kurią verta pasilikti.",
      "Iepakota kārbiņā, ko vērts paturēt.",
      "Pakendatud karpi, mida tasub alles hoida.",
      "В коробочке, которую хочется сохранить.",
    ),
  ],
  keywords: words(
    "jewellery chain gift",
    "papuošalas grandinėlė dovana",
    "rota ķēdīte dāvana",
    "ehe kett kingitus",
    "украшение цепочка подарок",
  ),
  details: { material: ["steel", "titanium"] },
  colours: ["gold", "silver", "brass"],
  price: [35, 139],
  grams: [70, 110],
  millimetres: [110, 90, 40],
  hsCode: "711319",
  origins: ["IT", "LT", "AE"],
};

const SUNGLASSES: Kind = {
  key: "sunglasses",
  category: "sunglasses",
  share: 3,
  series: [
    ["Sunhagen", "Reef"],
    ["Tindra", "Fjell"],
    ["Velora", "Riviera"],
    ["Strand & Sol", "Noon"],
  ],
  marks: ["Bay", "Cape", "Isle", "Cliff", "Crest", "Coast", ...WARDROBE_MARKS],
  styles: [
    style(
      words(
        "polarised sunglasses",
        "poliarizuoti akiniai nuo saulės",
        "polarizētas saulesbrilles",
        "polariseeritud päikeseprillid",
        "поляризованные солнечные очки",
      ),
      words(
        "Takes the glare off water, snow and wet asphalt.",
        "Slopina vandens, sniego ir šlapio asfalto atspindžius.",
        "Slāpē ūdens, sniega un slapja asfalta atspīdumus.",
        "Vähendab vee, lume ja märja asfaldi helki.",
        "Убирают блики воды, снега и мокрого асфальта.",
      ),
      { options: { lenses: "polarised", gender: "unisex" }, priceFactor: 1.2 },
    ),
    style(
      words("sunglasses", "akiniai nuo saulės", "saulesbrilles", "päikeseprillid", "солнечные очки"),
      words(
        "A shape that suits most faces, and a hinge that lasts.",
        "Daugumai veidų tinkanti forma ir tvirti lankstai.",
        "Lielākajai daļai seju piemērota forma un izturīgas eņģes.",
        "Enamikule nägudele sobiv kuju ja vastupidavad hinged.",
        "Форма, которая идёт большинству лиц, и прочные петли.",
      ),
      { options: { gender: "women" } },
    ),
  ],
  benefits: [
    words(
      "Full protection against UVA and UVB.",
      "Visiška apsauga nuo UVA ir UVB.",
      "Pilna aizsardzība pret UVA un UVB.",
      "Täielik kaitse UVA ja UVB eest.",
      "Полная защита от UVA и UVB.",
    ),
    words(
      "A hard case and a cloth are included.",
      "Pridedamas kietas dėklas ir šluostė.",
      "Komplektā ciets futrālis un drāniņa.",
      "Kaasas on kõva toos ja lapp.",
      "В комплекте жёсткий футляр и салфетка.",
    ),
  ],
  keywords: words(
    "eyewear UV shades",
    "akiniai UV apsauga",
    "brilles UV aizsardzība",
    "prillid UV-kaitse",
    "очки УФ защита",
  ),
  details: { lenses: ["gradient", "mirrored"], material: ["acetate", "steel", "titanium"] },
  colours: ["walnut", "ink", "gold", "storm", "olive", "blush"],
  price: [29, 119],
  grams: [120, 190],
  millimetres: [170, 75, 65],
  hsCode: "900410",
  origins: ["IT", "CN", "ES"],
};

export const WATCH_AND_JEWEL_KINDS = [WATCH, RING, NECKLACE, SUNGLASSES];
