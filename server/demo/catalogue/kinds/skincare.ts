import { words } from "../words.ts";
import { type Kind, style } from "./kind.ts";
import { BEAUTY_MARKS } from "./marks.ts";

const SERUM: Kind = {
  key: "serum",
  category: "serums",
  share: 3,
  series: [
    ["Dewfold", "Drop by Drop"],
    ["Skinmoor", "Heather"],
    ["Tindra", "Cloudberry"],
    ["Perlette", "Écume"],
    ["Botanist Lane", "Rosehip"],
  ],
  marks: ["Clear", "Plus", "Pure", "5", "10", "Calm", ...BEAUTY_MARKS],
  styles: [
    style(
      words(
        "serum with vitamin C",
        "serumas su vitaminu C",
        "serums ar C vitamīnu",
        "C-vitamiiniga seerum",
        "сыворотка с витамином C",
      ),
      words(
        "Evens the tone and wakes a tired face.",
        "Suvienodina atspalvį ir pažadina pavargusį veidą.",
        "Izlīdzina toni un atmodina nogurušu seju.",
        "Ühtlustab jumet ja äratab väsinud näo.",
        "Выравнивает тон и освежает уставшее лицо.",
      ),
      { options: { active: "vitamin-c", "skin-type": "all" } },
    ),
    style(
      words(
        "serum with hyaluronic acid",
        "serumas su hialurono rūgštimi",
        "serums ar hialuronskābi",
        "hüaluroonhappega seerum",
        "сыворотка с гиалуроновой кислотой",
      ),
      words(
        "Holds water where heating and wind take it.",
        "Sulaiko drėgmę, kurią atima šildymas ir vėjas.",
        "Notur mitrumu, ko atņem apkure un vējš.",
        "Hoiab niiskust, mida küte ja tuul võtavad.",
        "Удерживает влагу, которую забирают отопление и ветер.",
      ),
      { options: { active: "hyaluronic", "skin-type": "dry" } },
    ),
    style(
      words(
        "serum with niacinamide",
        "serumas su niacinamidu",
        "serums ar niacinamīdu",
        "niatsiinamiidiga seerum",
        "сыворотка с ниацинамидом",
      ),
      words(
        "Calms shine and pores without drying.",
        "Mažina blizgesį ir poras, bet nesausina.",
        "Mazina spīdumu un poras, bet nesausina.",
        "Vähendab läiget ja poore, kuid ei kuivata.",
        "Уменьшает блеск и поры, но не сушит.",
      ),
      { options: { active: "niacinamide", "skin-type": "oily" }, priceFactor: 0.8 },
    ),
  ],
  benefits: [
    words(
      "Unscented, and tested on volunteers.",
      "Be kvapo, išbandyta su savanoriais.",
      "Bez smaržas, pārbaudīts ar brīvprātīgajiem.",
      "Lõhnatu ja vabatahtlikega katsetatud.",
      "Без отдушек, проверено на добровольцах.",
    ),
    words(
      "The pipette gives exactly one drop.",
      "Pipetė lašina tiksliai po vieną lašą.",
      "Pipete dod tieši vienu pilienu.",
      "Pipett annab täpselt ühe tilga.",
      "Пипетка даёт ровно одну каплю.",
    ),
  ],
  keywords: words(
    "face serum skin care drops",
    "veido serumas odos priežiūra",
    "sejas serums ādas kopšana",
    "näoseerum nahahooldus",
    "сыворотка для лица уход",
  ),
  details: { "period-after-opening": ["6", "12"] },
  colours: ["clay", "brass", "glacier", "blush", "orange", "sage"],
  hasNoColourChoice: true,
  sizes: { field: "volume", options: ["15 ml", "30 ml", "50 ml"], count: [1, 2], priceStep: 0.45 },
  price: [15, 59],
  grams: [90, 160],
  millimetres: [110, 45, 45],
  hsCode: "330499",
  origins: ["KR", "FR", "SE"],
};

const CREAM: Kind = {
  key: "jar",
  category: "creams",
  share: 4,
  series: [
    ["Vero Lune", "Barrier"],
    ["Dewfold", "Morning Dew"],
    ["Skinmoor", "Moorland"],
    ["Tindra", "Lichen"],
    ["Glimra", "Glow"],
  ],
  marks: ["Repair", "Comfort", "Balance", "Pure", "Care", "Calm", ...BEAUTY_MARKS],
  styles: [
    style(
      words("day cream", "dieninis veido kremas", "dienas krēms", "päevakreem", "дневной крем"),
      words(
        "A light layer that stays under make-up and under a scarf.",
        "Lengvas sluoksnis, kuris laikosi ir po makiažu, ir po šaliku.",
        "Viegla kārta, kas turas gan zem grima, gan zem šalles.",
        "Kerge kiht, mis püsib nii meigi kui ka salli all.",
        "Лёгкий слой, который держится и под макияжем, и под шарфом.",
      ),
      { options: { "skin-type": "all", active: "ceramides", spf: "SPF 15" } },
    ),
    style(
      words("night cream", "naktinis veido kremas", "nakts krēms", "öökreem", "ночной крем"),
      words(
        "Works while you sleep and is gone by the morning.",
        "Veikia, kol miegate, o rytą nebejaučiamas.",
        "Darbojas, kamēr guļat, un no rīta nav jūtams.",
        "Toimib une ajal ja hommikuks on imendunud.",
        "Работает, пока вы спите, а к утру впитывается.",
      ),
      { options: { "skin-type": "mature", active: "retinol" }, priceFactor: 1.3 },
    ),
    style(
      words(
        "cream for sensitive skin",
        "kremas jautriai odai",
        "krēms jutīgai ādai",
        "kreem tundlikule nahale",
        "крем для чувствительной кожи",
      ),
      words(
        "Twelve ingredients, each with a reason.",
        "Dvylika sudedamųjų dalių, kiekviena turi savo paskirtį.",
        "Divpadsmit sastāvdaļas, katra ar savu iemeslu.",
        "Kaksteist koostisosa, igaühel oma põhjus.",
        "Двенадцать компонентов, и каждый не случаен.",
      ),
      { options: { "skin-type": "sensitive", active: "ceramides" } },
    ),
  ],
  benefits: [
    words(
      "The glass jar can be refilled.",
      "Stiklinį indelį galima papildyti.",
      "Stikla trauciņu var uzpildīt.",
      "Klaaspurki saab uuesti täita.",
      "Стеклянную баночку можно наполнить снова.",
    ),
    words(
      "No perfume and no colouring.",
      "Be kvapiklių ir dažiklių.",
      "Bez smaržvielām un krāsvielām.",
      "Ilma lõhna- ja värvaineteta.",
      "Без отдушек и красителей.",
    ),
  ],
  keywords: words(
    "moisturiser face cream skin",
    "drėkinamasis kremas veidui oda",
    "mitrinošs krēms sejai āda",
    "niisutav kreem näole nahk",
    "увлажняющий крем для лица кожа",
  ),
  details: { "period-after-opening": ["6", "12"] },
  colours: ["sage", "chalk", "blush", "glacier", "sand", "lilac"],
  hasNoColourChoice: true,
  sizes: { field: "volume", options: ["30 ml", "50 ml", "75 ml"], count: [1, 2], priceStep: 0.35 },
  price: [15, 65],
  grams: [150, 260],
  millimetres: [85, 85, 65],
  hsCode: "330499",
  origins: ["FR", "KR", "SE"],
};

const TUBE: Kind = {
  key: "tube",
  category: "hand-body",
  share: 3,
  series: [
    ["Saltgarden", "Shoreline"],
    ["Botanist Lane", "Calendula"],
    ["Skinmoor", "Peat"],
    ["Dewfold", "Rice Water"],
  ],
  marks: ["Soft", "Rich", "Repair", "Light", "Balm", "Oat", ...BEAUTY_MARKS],
  styles: [
    style(
      words("hand cream", "rankų kremas", "roku krēms", "kätekreem", "крем для рук"),
      words(
        "Sinks in before the phone rings.",
        "Įsigeria greičiau, nei suskamba telefonas.",
        "Iesūcas, pirms iezvanās tālrunis.",
        "Imendub enne, kui telefon heliseb.",
        "Впитывается раньше, чем зазвонит телефон.",
      ),
      { options: { "skin-type": "dry" } },
    ),
    style(
      words("body lotion", "kūno losjonas", "ķermeņa losjons", "kehapiim", "лосьон для тела"),
      words(
        "A light milk for after the shower or the sauna.",
        "Lengvas pienelis po dušo ar pirties.",
        "Viegls pieniņš pēc dušas vai pirts.",
        "Kerge piim pärast dušši või sauna.",
        "Лёгкое молочко после душа или бани.",
      ),
      { options: { "skin-type": "all" }, priceFactor: 1.2 },
    ),
    style(
      words("sun cream", "kremas nuo saulės", "saules aizsargkrēms", "päikesekreem", "солнцезащитный крем"),
      words(
        "Leaves no white film and keeps its word in the water.",
        "Nepalieka baltos plėvelės ir saugo net vandenyje.",
        "Neatstāj baltu plēvīti un sargā arī ūdenī.",
        "Ei jäta valget kihti ja kaitseb ka vees.",
        "Не оставляет белой плёнки и защищает даже в воде.",
      ),
      { options: { "skin-type": "sensitive", spf: "SPF 50" }, priceFactor: 1.6 },
    ),
  ],
  benefits: [
    words(
      "The tube is made of aluminium and can be rolled up to the end.",
      "Aliuminio tūbelę galima išspausti iki galo.",
      "Alumīnija tūbiņu var izspiest līdz galam.",
      "Alumiiniumtuubi saab lõpuni välja pigistada.",
      "Алюминиевый тюбик можно выдавить до конца.",
    ),
    words(
      "Smells of herbs, not of perfume.",
      "Kvepia žolelėmis, o ne kvepalais.",
      "Smaržo pēc zālēm, nevis pēc parfīma.",
      "Lõhnab ürtide, mitte parfüümi järele.",
      "Пахнет травами, а не духами.",
    ),
  ],
  keywords: words(
    "lotion hands body sun",
    "losjonas rankos kūnas saulė",
    "losjons rokas ķermenis saule",
    "losjoon käed keha päike",
    "лосьон руки тело солнце",
  ),
  details: { "period-after-opening": ["12"] },
  colours: ["glacier", "sage", "ochre", "clay", "chalk", "rose"],
  hasNoColourChoice: true,
  sizes: { field: "volume", options: ["50 ml", "75 ml", "100 ml", "200 ml"], count: [1, 2], priceStep: 0.4 },
  price: [7, 24],
  grams: [90, 240],
  millimetres: [170, 60, 45],
  hsCode: "330499",
  origins: ["EE", "LV", "KR"],
};

export const SKINCARE_KINDS = [SERUM, CREAM, TUBE];
