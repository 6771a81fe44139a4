import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { SHOE_MARKS } from "../marks.ts";
import { MEN_SHOE_SIZES, WOMEN_SHOE_SIZES } from "../size-runs.ts";

export const SNEAKER: Kind = {
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
      { options: { gender: "men", material: "mesh", type: "for-sport" }, sizes: MEN_SHOE_SIZES },
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
      { options: { gender: "women", material: "mesh", type: "for-sport" }, sizes: WOMEN_SHOE_SIZES },
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
        sizes: MEN_SHOE_SIZES,
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
      {
        options: { gender: "women", material: "leather", type: "everyday" },
        category: "trainers",
        sizes: WOMEN_SHOE_SIZES,
      },
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
        sizes: MEN_SHOE_SIZES,
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
    "sneakers trainers sports shoes",
    "kedai sportbačiai sportinė avalynė",
    "kedas botas sporta apavi",
    "ketsid tossud spordijalatsid",
    "кеды кроссовки спортивная обувь сникерсы",
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
