import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";
import { CLOTHING_SIZES } from "../size-runs.ts";

export const COAT: Kind = {
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
  details: { fit: ["regular", "relaxed"], closure: ["buttons"], care: ["dry"] },
  colours: ["sand", "graphite", "navy", "walnut", "ink", "pine", "garnet"],
  sizes: CLOTHING_SIZES,
  chart: "tops",
  price: [129, 329],
  grams: [1_100, 1_900],
  millimetres: [500, 380, 120],
  hsCode: "620220",
  origins: ["LT", "PL", "IT"],
};
