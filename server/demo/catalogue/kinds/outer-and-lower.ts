import { words } from "../words.ts";
import { type Kind, type SizeRun, style } from "./kind.ts";
import { WARDROBE_MARKS } from "./marks.ts";

const SIZES: SizeRun = { field: "clothing-size", options: ["XS", "S", "M", "L", "XL", "XXL"], count: [3, 5] };
const WAISTS: SizeRun = {
  field: "waist-size",
  options: ["W26", "W28", "W30", "W32", "W34", "W36", "W38"],
  count: [4, 6],
};

const COAT: Kind = {
  key: "coat",
  category: "coats",
  share: 3,
  series: [
    ["Alder & Co", "Oak"],
    ["Kalmusson", "Pier"],
    ["Linnea Ask", "Elm", [0]],
    ["Rovanta", "Storm", [2]],
    ["Tindra", "Aurora"],
  ],
  marks: ["Long", "Short", "City", "Belted", "Classic", "Wrap", ...WARDROBE_MARKS],
  styles: [
    style(
      words(
        "women’s wool coat",
        "moteriškas vilnonis paltas",
        "sieviešu vilnas mētelis",
        "naiste villane mantel",
        "женское шерстяное пальто",
      ),
      words(
        "A clean line from the shoulder to the knee, lined for real winters.",
        "Švari linija nuo peties iki kelio ir pamušalas tikroms žiemoms.",
        "Tīra līnija no pleca līdz celim un odere īstām ziemām.",
        "Puhas joon õlast põlveni ja vooder päris talveks.",
        "Чистая линия от плеча до колена и подкладка для настоящей зимы.",
      ),
      { options: { gender: "women", material: "wool", season: "winter" } },
    ),
    style(
      words(
        "men’s wool coat",
        "vyriškas vilnonis paltas",
        "vīriešu vilnas mētelis",
        "meeste villane mantel",
        "мужское шерстяное пальто",
      ),
      words(
        "Over a suit or a thick jumper, it always looks ready.",
        "Ant kostiumo ar storo megztinio – visada atrodo tvarkingai.",
        "Virs uzvalka vai bieza džempera tas vienmēr izskatās sakopti.",
        "Ülikonna või paksu kampsuni peal näeb see alati korralik välja.",
        "Поверх костюма или толстого свитера всегда выглядит уместно.",
      ),
      { options: { gender: "men", material: "wool", season: "winter" } },
    ),
    style(
      words(
        "rain coat",
        "neperšlampamas lietpaltis",
        "ūdensnecaurlaidīgs lietusmētelis",
        "veekindel vihmamantel",
        "непромокаемый плащ",
      ),
      words(
        "Taped seams and a hood that turns with the head.",
        "Klijuotos siūlės ir kartu su galva pasisukantis gobtuvas.",
        "Līmētas vīles un kapuce, kas griežas līdzi galvai.",
        "Teibitud õmblused ja koos peaga pöörduv kapuuts.",
        "Проклеенные швы и капюшон, который поворачивается вместе с головой.",
      ),
      {
        options: { gender: "unisex", material: "polyester", season: "mid-season" },
        category: "rainwear",
        priceFactor: 0.6,
      },
    ),
  ],
  benefits: [
    words(
      "Two pockets outside, two inside.",
      "Dvi kišenės išorėje ir dvi viduje.",
      "Divas kabatas ārpusē un divas iekšpusē.",
      "Kaks taskut väljas ja kaks sees.",
      "Два кармана снаружи и два внутри.",
    ),
    words(
      "The lining is quilted where the wind finds you.",
      "Pamušalas dygsniuotas ten, kur labiausiai pučia.",
      "Odere ir stepēta tur, kur visvairāk pūš.",
      "Vooder on teppitud sealt, kus tuul kõige enam leiab.",
      "Подкладка стёганая там, где дует сильнее всего.",
    ),
  ],
  keywords: words(
    "outerwear overcoat winter",
    "viršutiniai drabužiai žiema",
    "virsdrēbes ziema",
    "üleriided talv",
    "верхняя одежда зима",
  ),
  details: { fit: ["regular", "relaxed"], closure: ["buttons", "zip"], care: ["dry"] },
  colours: ["sand", "graphite", "navy", "walnut", "ink", "pine", "garnet"],
  sizes: SIZES,
  chart: "tops",
  price: [129, 329],
  grams: [1_100, 1_900],
  millimetres: [500, 380, 120],
  hsCode: "620220",
  origins: ["LT", "PL", "IT"],
};

const JEANS: Kind = {
  key: "jeans",
  category: "jeans",
  share: 3,
  series: [
    ["North Mill", "Indigo"],
    ["Plainfolk", "Worker"],
    ["Dunewear", "Wash"],
    ["Kalmusson", "Dock"],
  ],
  marks: ["1897", "Straight", "Rinse", "Raw", "Stone", "Rope", ...WARDROBE_MARKS],
  styles: [
    style(
      words("women’s jeans", "moteriški džinsai", "sieviešu džinsi", "naiste teksad", "женские джинсы"),
      words(
        "Sits at the waist, follows the hip and falls straight.",
        "Priglunda prie juosmens ir klubų, toliau krenta tiesiai.",
        "Pieguļ viduklim un gurniem, tālāk krīt taisni.",
        "Istub vöökohal, järgib puusa ja langeb sirgelt.",
        "Сидят на талии, повторяют бедро и спадают прямо.",
      ),
      { options: { gender: "women", material: "denim" } },
    ),
    style(
      words("men’s jeans", "vyriški džinsai", "vīriešu džinsi", "meeste teksad", "мужские джинсы"),
      words(
        "Firm denim that softens to your own shape.",
        "Tvirtas džinsas, kuris ilgainiui įgauna jūsų formą.",
        "Stingrs džinss, kas ar laiku iegūst jūsu formu.",
        "Tugev teksariie, mis aja jooksul teie kuju võtab.",
        "Плотный деним, который со временем принимает вашу форму.",
      ),
      { options: { gender: "men", material: "denim" } },
    ),
  ],
  benefits: [
    words(
      "Made with a tenth of the usual water.",
      "Pagaminti sunaudojant dešimtadalį įprasto vandens.",
      "Izgatavoti, patērējot desmito daļu parastā ūdens.",
      "Valmistatud kümnendiku tavapärase veega.",
      "Сшиты с десятой долей обычного расхода воды.",
    ),
    words(
      "A little stretch, so that sitting is easy too.",
      "Truputį tampresni, kad būtų patogu ir sėdėti.",
      "Nedaudz elastīgi, lai ērti būtu arī sēdēt.",
      "Veidi veniv, et ka istuda oleks mugav.",
      "Немного тянутся, чтобы и сидеть было удобно.",
    ),
  ],
  keywords: words("denim trousers", "džinsinės kelnės", "džinsa bikses", "teksapüksid", "деним брюки"),
  details: { fit: ["slim", "regular", "relaxed"], season: ["all-year"], closure: ["zip", "buttons"], care: ["30"] },
  colours: ["navy", "storm", "ink", "graphite", "glacier"],
  sizes: WAISTS,
  chart: "trousers",
  price: [45, 119],
  grams: [560, 820],
  millimetres: [340, 260, 60],
  hsCode: "620342",
  origins: ["TR", "PT", "IT"],
};

const SKIRT: Kind = {
  key: "skirt",
  category: "skirts",
  share: 2,
  series: [
    ["Linnea Ask", "Fern"],
    ["Mirelle Haug", "Valse"],
    ["Tindra", "Meadow"],
    ["Plainfolk", "Pleat", [0]],
  ],
  marks: ["Midi", "Mini", "A-line", "Wrap", "Long", "Soft", ...WARDROBE_MARKS],
  styles: [
    style(
      words("pleated skirt", "klostuotas sijonas", "plisēti svārki", "plisseeritud seelik", "плиссированная юбка"),
      words(
        "The pleats are set with steam and stay through the wash.",
        "Klostės užspaustos garais ir išlieka išskalbus.",
        "Ieloces nostiprinātas ar tvaiku un paliek arī pēc mazgāšanas.",
        "Voldid on auruga kinnitatud ja püsivad ka pesus.",
        "Складки закреплены паром и сохраняются после стирки.",
      ),
      { options: { gender: "women", material: "viscose" } },
    ),
    style(
      words("denim skirt", "džinsinis sijonas", "džinsa svārki", "teksaseelik", "джинсовая юбка"),
      words(
        "Five pockets, a plain hem and room to walk.",
        "Penkios kišenės, paprastas apačios kraštas ir laisvas žingsnis.",
        "Piecas kabatas, vienkārša apakšmala un brīvs solis.",
        "Viis taskut, lihtne alläär ja ruumi kõndida.",
        "Пять карманов, простой подгиб и свободный шаг.",
      ),
      { options: { gender: "women", material: "denim" } },
    ),
  ],
  benefits: [
    words(
      "The waistband is soft at the back.",
      "Juosmuo nugaroje minkštas.",
      "Jostasvieta aizmugurē ir mīksta.",
      "Värvel on tagant pehme.",
      "Пояс сзади мягкий.",
    ),
    words(
      "Goes with trainers as well as with heels.",
      "Tinka ir prie sportbačių, ir prie aukštakulnių.",
      "Der gan ar sporta apaviem, gan ar augstpapēžu kurpēm.",
      "Sobib nii tosside kui ka kontsakingadega.",
      "Подходит и к кроссовкам, и к туфлям на каблуке.",
    ),
  ],
  keywords: words(
    "women skirt midi",
    "moterims sijonėlis",
    "sievietēm svārciņi",
    "naistele midiseelik",
    "женская юбка миди",
  ),
  details: { season: ["summer", "mid-season"], closure: ["zip", "buttons"], care: ["30", "hand"] },
  colours: ["pine", "ink", "sand", "storm", "garnet", "lilac"],
  sizes: { ...SIZES, options: ["XS", "S", "M", "L", "XL"] },
  chart: "skirts",
  price: [35, 99],
  grams: [260, 480],
  millimetres: [320, 240, 40],
  hsCode: "620459",
  origins: ["LT", "PL", "PT"],
};

const DRESS: Kind = {
  key: "dress",
  category: "day-dresses",
  share: 4,
  series: [
    ["Mirelle Haug", "Sonate"],
    ["Linnea Ask", "Poppy"],
    ["Vero Lune", "Soirée", [2]],
    ["Tindra", "Juniper"],
    ["Strand & Sol", "Lagoon", [0, 1]],
  ],
  marks: ["Midi", "Long", "Wrap", "Shirt", "Slip", "Tiered", ...WARDROBE_MARKS],
  styles: [
    style(
      words("linen dress", "lininė suknelė", "lina kleita", "linane kleit", "льняное платье"),
      words(
        "Loose where it is hot, with pockets where you need them.",
        "Laisva per karščius ir su kišenėmis, kur jų reikia.",
        "Brīva karstumā un ar kabatām, kur tās vajag.",
        "Palavaga avar ja taskutega seal, kus vaja.",
        "Свободное в жару и с карманами там, где нужно.",
      ),
      { options: { gender: "women", material: "linen", season: "summer" } },
    ),
    style(
      words("viscose dress", "viskozinė suknelė", "viskozes kleita", "viskooskleit", "платье из вискозы"),
      words(
        "Moves with every step and dries overnight on a hanger.",
        "Juda su kiekvienu žingsniu ir per naktį išdžiūsta ant pakabos.",
        "Kustas līdzi katram solim un pa nakti izžūst uz pakaramā.",
        "Liigub iga sammuga kaasa ja kuivab ööga riidepuul.",
        "Движется с каждым шагом и за ночь сохнет на вешалке.",
      ),
      { options: { gender: "women", material: "viscose", season: "mid-season" } },
    ),
    style(
      words("evening dress", "vakarinė suknelė", "vakarkleita", "õhtukleit", "вечернее платье"),
      words(
        "Cut on the bias from washed silk, for the one evening that matters.",
        "Įstrižai sukirpta iš skalbto šilko tam vienam svarbiam vakarui.",
        "Slīpi piegriezta no mazgāta zīda tam vienam svarīgajam vakaram.",
        "Pestud siidist diagonaalis lõigatud, selleks ainsaks tähtsaks õhtuks.",
        "Скроено по косой из стираного шёлка – для того самого вечера.",
      ),
      {
        options: { gender: "women", material: "silk", season: "all-year" },
        category: "evening-dresses",
        priceFactor: 2,
      },
    ),
  ],
  benefits: [
    words(
      "The zip is hidden in the side seam.",
      "Užtrauktukas paslėptas šoninėje siūlėje.",
      "Rāvējslēdzējs paslēpts sānu vīlē.",
      "Tõmblukk on peidetud küljeõmblusse.",
      "Молния спрятана в боковом шве.",
    ),
    words(
      "The belt can be taken off.",
      "Dirželį galima nuimti.",
      "Jostiņa ir noņemama.",
      "Vöö on eemaldatav.",
      "Пояс снимается.",
    ),
  ],
  keywords: words(
    "women dress midi summer",
    "moterims suknelė midi vasara",
    "sievietēm kleita midi vasara",
    "naistele kleit midi suvi",
    "женское платье миди лето",
  ),
  details: { fit: ["regular", "relaxed"], closure: ["zip", "buttons"], care: ["hand", "30"] },
  colours: ["pine", "rose", "ink", "sand", "storm", "garnet", "ochre", "lilac"],
  sizes: { ...SIZES, options: ["XS", "S", "M", "L", "XL"] },
  chart: "tops",
  price: [49, 129],
  grams: [280, 520],
  millimetres: [340, 260, 50],
  hsCode: "620449",
  origins: ["LT", "PL", "IT"],
};

export const OUTER_AND_LOWER_KINDS = [COAT, JEANS, SKIRT, DRESS];
