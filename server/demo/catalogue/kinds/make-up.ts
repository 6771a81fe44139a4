import { words } from "../words.ts";
import { type Kind, style } from "./kind.ts";
import { BEAUTY_MARKS } from "./marks.ts";

const LIPSTICK: Kind = {
  key: "lipstick",
  category: "lipsticks",
  share: 3,
  series: [
    ["Vero Lune", "Velours"],
    ["Glimra", "Kiss"],
    ["Petalune", "Pétale"],
    ["Noor Amari", "Ruby"],
  ],
  marks: ["Rouge", "Nuit", "Jour", "Bold", "Soft", "Ink", ...BEAUTY_MARKS],
  styles: [
    style(
      words("lipstick", "lūpų dažai", "lūpu krāsa", "huulepulk", "помада"),
      words(
        "Full colour in one stroke, comfortable until it comes off.",
        "Sodri spalva vienu brūkštelėjimu, patogu visą dieną.",
        "Piesātināta krāsa ar vienu vilcienu, ērta visu dienu.",
        "Täidlane toon ühe tõmbega, mugav terve päeva.",
        "Насыщенный цвет одним движением, комфорт весь день.",
      ),
    ),
    style(
      words(
        "lipstick with care oils",
        "lūpų dažai su puoselėjančiais aliejais",
        "lūpu krāsa ar kopjošām eļļām",
        "hooldavate õlidega huulepulk",
        "помада с ухаживающими маслами",
      ),
      words(
        "Half a colour, half a balm.",
        "Pusiau spalva, pusiau balzamas.",
        "Pa pusei krāsa, pa pusei balzams.",
        "Pooleldi värv, pooleldi palsam.",
        "Наполовину цвет, наполовину бальзам.",
      ),
      { priceFactor: 0.85 },
    ),
  ],
  benefits: [
    words(
      "The case can be refilled.",
      "Dėkliuką galima papildyti.",
      "Futrāli var uzpildīt.",
      "Ümbrist saab uuesti täita.",
      "Футляр можно наполнить снова.",
    ),
    words(
      "Does not feather and does not dry.",
      "Nesilieja ir nesausina.",
      "Neizplūst un nesausina.",
      "Ei valgu laiali ega kuivata.",
      "Не растекается и не сушит.",
    ),
  ],
  keywords: words(
    "lips colour make-up",
    "lūpos spalva makiažas",
    "lūpas krāsa grims",
    "huuled värv meik",
    "губы цвет макияж",
  ),
  details: { finish: ["matte", "satin", "glossy"], "period-after-opening": ["12", "24"] },
  colours: ["garnet", "rose", "ember", "blush", "clay", "walnut"],
  price: [12, 34],
  grams: [35, 60],
  millimetres: [85, 30, 30],
  hsCode: "330410",
  origins: ["FR", "IT", "KR"],
};

const MASCARA: Kind = {
  key: "mascara",
  category: "mascaras",
  share: 1,
  series: [
    ["Glimra", "Lash"],
    ["Vero Lune", "Regard"],
    ["Perlette", "Cil"],
  ],
  marks: ["Long", "Full", "Curl", "Fine", "Wet", "Duo", ...BEAUTY_MARKS],
  styles: [
    style(
      words("mascara", "blakstienų tušas", "skropstu tuša", "ripsmetušš", "тушь для ресниц"),
      words(
        "Length with the first stroke, volume with the second.",
        "Pirmas potėpis ilgina, antras suteikia apimties.",
        "Pirmais vilciens pagarina, otrais piešķir apjomu.",
        "Esimene tõmme annab pikkust, teine mahtu.",
        "Первый слой удлиняет, второй придаёт объём.",
      ),
    ),
    style(
      words(
        "waterproof mascara",
        "vandeniui atsparus blakstienų tušas",
        "ūdensizturīga skropstu tuša",
        "veekindel ripsmetušš",
        "водостойкая тушь для ресниц",
      ),
      words(
        "Stays through rain, films and weddings.",
        "Laikosi per lietų, filmus ir vestuves.",
        "Iztur lietu, filmas un kāzas.",
        "Peab vastu vihmale, filmidele ja pulmadele.",
        "Выдержит дождь, фильмы и свадьбы.",
      ),
      { priceFactor: 1.15 },
    ),
  ],
  benefits: [
    words(
      "Comes off with warm water.",
      "Nusiplauna šiltu vandeniu.",
      "Nomazgājas ar siltu ūdeni.",
      "Tuleb sooja veega maha.",
      "Смывается тёплой водой.",
    ),
    words(
      "Suits contact lenses.",
      "Tinka nešiojant kontaktinius lęšius.",
      "Der kontaktlēcu lietotājiem.",
      "Sobib kontaktläätsede kandjatele.",
      "Подходит для контактных линз.",
    ),
  ],
  keywords: words(
    "lashes eyes make-up",
    "blakstienos akys makiažas",
    "skropstas acis grims",
    "ripsmed silmad meik",
    "ресницы глаза макияж",
  ),
  details: { finish: ["matte", "satin"], "period-after-opening": ["6"] },
  colours: ["ink", "walnut", "navy"],
  price: [11, 29],
  grams: [35, 55],
  millimetres: [140, 30, 25],
  hsCode: "330420",
  origins: ["FR", "IT", "SE"],
};

const NAIL_POLISH: Kind = {
  key: "nail-polish",
  category: "nail-polish",
  share: 2,
  series: [
    ["Glimra", "Coat"],
    ["Petalune", "Lacquer"],
    ["Noor Amari", "Henna"],
  ],
  marks: ["Pop", "Clay", "Quick", "Silk", "Veil", "Deep", ...BEAUTY_MARKS],
  styles: [
    style(
      words("nail polish", "nagų lakas", "nagu laka", "küünelakk", "лак для ногтей"),
      words(
        "Two thin coats that dry in the time of a song.",
        "Du ploni sluoksniai išdžiūsta per vieną dainą.",
        "Divas plānas kārtas nožūst vienas dziesmas laikā.",
        "Kaks õhukest kihti kuivavad ühe laulu jooksul.",
        "Два тонких слоя сохнут за время одной песни.",
      ),
    ),
    style(
      words(
        "gel-effect nail polish",
        "gelio efekto nagų lakas",
        "nagu laka ar gēla efektu",
        "geeliefektiga küünelakk",
        "лак с эффектом геля",
      ),
      words(
        "The shine of a salon without the lamp.",
        "Salono blizgesys be lempos.",
        "Salona spīdums bez lampas.",
        "Salongiläige ilma lambita.",
        "Салонный блеск без лампы.",
      ),
      { priceFactor: 1.2 },
    ),
  ],
  benefits: [
    words(
      "Free of ten substances that polish does not need.",
      "Be dešimties medžiagų, kurių lakui nereikia.",
      "Bez desmit vielām, kas lakai nav vajadzīgas.",
      "Ilma kümne aineta, mida lakk ei vaja.",
      "Без десяти веществ, которые лаку не нужны.",
    ),
    words(
      "Stays for a week of dishes and keyboards.",
      "Savaitę laikosi ir plaunant indus, ir rašant.",
      "Nedēļu turas gan traukus mazgājot, gan rakstot.",
      "Püsib nädala nii nõusid pestes kui ka trükkides.",
      "Держится неделю – и с посудой, и с клавиатурой.",
    ),
  ],
  keywords: words("nails varnish manicure", "nagai manikiūras", "nagi manikīrs", "küüned maniküür", "ногти маникюр"),
  details: { finish: ["matte", "glossy"], "period-after-opening": ["24"] },
  colours: ["ember", "garnet", "rose", "blush", "navy", "pine", "lilac", "gold"],
  price: [6, 16],
  grams: [50, 70],
  millimetres: [85, 35, 35],
  hsCode: "330430",
  origins: ["FR", "SE", "IT"],
};

const BRUSH: Kind = {
  key: "brush",
  category: "brushes",
  share: 1,
  series: [
    ["Glimra", "Fan"],
    ["Perlette", "Houppe"],
    ["Dewfold", "Feather"],
  ],
  marks: ["01", "02", "03", "Round", "Angle", "Set", ...BEAUTY_MARKS],
  styles: [
    style(
      words("make-up brush", "makiažo teptukas", "grima ota", "meigipintsel", "кисть для макияжа"),
      words(
        "Soft hair that picks up powder and lets it go evenly.",
        "Minkšti šereliai paima pudrą ir paskirsto ją tolygiai.",
        "Mīksti sari paņem pūderi un uzklāj to vienmērīgi.",
        "Pehmed harjased võtavad puudrit ja kannavad selle ühtlaselt peale.",
        "Мягкий ворс набирает пудру и ровно её распределяет.",
      ),
    ),
    style(
      words(
        "foundation brush",
        "teptukas makiažo pagrindui",
        "ota tonālajam krēmam",
        "jumestuskreemi pintsel",
        "кисть для тонального крема",
      ),
      words(
        "Dense and flat, for a finish without lines.",
        "Tankus ir plokščias, nepalieka linijų.",
        "Blīva un plakana, neatstāj līnijas.",
        "Tihe ja lame, ei jäta triipe.",
        "Плотная и плоская, не оставляет полос.",
      ),
      { priceFactor: 1.1 },
    ),
  ],
  benefits: [
    words(
      "The handle is birch and balanced for the hand.",
      "Kotelis beržinis, subalansuotas rankai.",
      "Kāts ir no bērza un līdzsvarots rokai.",
      "Vars on kasepuust ja käes tasakaalus.",
      "Ручка из берёзы, сбалансирована по руке.",
    ),
    words(
      "Washes with soap and keeps its shape.",
      "Plaunamas muilu ir išlaiko formą.",
      "Mazgājama ar ziepēm un saglabā formu.",
      "Pestav seebiga ja hoiab kuju.",
      "Моется мылом и держит форму.",
    ),
  ],
  keywords: words(
    "brush powder tool",
    "šepetėlis pudra įrankis",
    "otiņa pūderis rīks",
    "hari puuder tarvik",
    "кисточка пудра инструмент",
  ),
  details: {},
  colours: ["walnut", "ink", "blush", "sage"],
  price: [8, 32],
  grams: [30, 60],
  millimetres: [190, 40, 30],
  hsCode: "960330",
  origins: ["KR", "DE", "CN"],
};

export const MAKE_UP_KINDS = [LIPSTICK, MASCARA, NAIL_POLISH, BRUSH];
