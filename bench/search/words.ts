import { LANGUAGES, type Language } from "../../domain/operations/storefronts/storefront.ts";

type Words = Readonly<Record<Language, string>>;

/** A language that has no words here borrows the English ones. */
function words(en: string, lt: string, lv: string, ee: string, ru: string): Words {
  const english = Object.fromEntries(LANGUAGES.map((language) => [language, en])) as Record<Language, string>;
  return { ...english, lt, lv, ee, ru };
}

export interface Kind {
  readonly department: number;
  readonly group: number;
  readonly noun: Words;
}

const kind = (department: number, group: number, noun: Words): Kind => ({ department, group, noun });

/** The leaves of the category tree: five departments, three groups in each, and what is sold there. */
export const KINDS: readonly Kind[] = [
  kind(
    0,
    0,
    words(
      "Wireless headphones",
      "Belaidės ausinės",
      "Bezvadu austiņas",
      "Juhtmevabad kõrvaklapid",
      "Беспроводные наушники",
    ),
  ),
  kind(
    0,
    0,
    words("Bluetooth speaker", "Belaidė kolonėlė", "Bezvadu skaļrunis", "Juhtmevaba kõlar", "Беспроводная колонка"),
  ),
  kind(0, 0, words("Soundbar", "Garso sistema", "Skaņas josla", "Helipaneel", "Саундбар")),
  kind(0, 1, words("Smartphone", "Išmanusis telefonas", "Viedtālrunis", "Nutitelefon", "Смартфон")),
  kind(0, 1, words("Tablet computer", "Planšetinis kompiuteris", "Planšetdators", "Tahvelarvuti", "Планшет")),
  kind(0, 1, words("Smart watch", "Išmanusis laikrodis", "Viedpulkstenis", "Nutikell", "Умные часы")),
  kind(0, 2, words("Gaming laptop", "Žaidimų kompiuteris", "Spēļu dators", "Mänguri sülearvuti", "Игровой ноутбук")),
  kind(0, 2, words("Curved monitor", "Lenktas monitorius", "Izliekts monitors", "Kumer monitor", "Изогнутый монитор")),
  kind(
    0,
    2,
    words(
      "Mechanical keyboard",
      "Mechaninė klaviatūra",
      "Mehāniskā tastatūra",
      "Mehaaniline klaviatuur",
      "Механическая клавиатура",
    ),
  ),
  kind(
    1,
    3,
    words("Cotton hoodie", "Medvilninis džemperis", "Kokvilnas džemperis", "Puuvillane pusa", "Хлопковая толстовка"),
  ),
  kind(1, 3, words("Rain jacket", "Neperšlampama striukė", "Lietus jaka", "Vihmajope", "Дождевая куртка")),
  kind(1, 3, words("Wool coat", "Vilnonis paltas", "Vilnas mētelis", "Villane mantel", "Шерстяное пальто")),
  kind(1, 4, words("Slim jeans", "Siauri džinsai", "Šauri džinsi", "Kitsad teksapüksid", "Узкие джинсы")),
  kind(1, 4, words("Training shorts", "Treniruočių šortai", "Treniņu šorti", "Treeningpüksid", "Тренировочные шорты")),
  kind(
    1,
    4,
    words("Pleated skirt", "Klostuotas sijonas", "Plisēti svārki", "Plisseeritud seelik", "Плиссированная юбка"),
  ),
  kind(1, 5, words("Summer dress", "Vasarinė suknelė", "Vasaras kleita", "Suvekleit", "Летнее платье")),
  kind(1, 5, words("Linen shirt", "Lininiai marškiniai", "Linu krekls", "Linane särk", "Льняная рубашка")),
  kind(1, 5, words("T-shirt", "Marškinėliai", "T-krekls", "T-särk", "Футболка")),
  kind(2, 6, words("Running shoes", "Bėgimo bateliai", "Skriešanas apavi", "Jooksujalatsid", "Беговые кроссовки")),
  kind(2, 6, words("Tennis shoes", "Teniso bateliai", "Tenisa apavi", "Tennisejalatsid", "Теннисные кроссовки")),
  kind(2, 6, words("Trail shoes", "Žygių bateliai", "Taku apavi", "Maastikujalatsid", "Трейловые кроссовки")),
  kind(2, 7, words("Leather boots", "Odiniai aulinukai", "Ādas zābaki", "Nahksaapad", "Кожаные ботинки")),
  kind(2, 7, words("Winter boots", "Žieminiai aulinukai", "Ziemas zābaki", "Talvesaapad", "Зимние ботинки")),
  kind(2, 7, words("Rubber boots", "Guminiai batai", "Gumijas zābaki", "Kummikud", "Резиновые сапоги")),
  kind(2, 8, words("Beach sandals", "Paplūdimio basutės", "Pludmales sandales", "Rannasandaalid", "Пляжные сандалии")),
  kind(2, 8, words("House slippers", "Naminės šlepetės", "Mājas čības", "Sussid", "Домашние тапочки")),
  kind(3, 9, words("Travel backpack", "Kelioninė kuprinė", "Ceļojumu mugursoma", "Reisiseljakott", "Дорожный рюкзак")),
  kind(3, 9, words("Canvas tote", "Drobinis krepšys", "Audekla soma", "Lõuendkott", "Холщовая сумка")),
  kind(
    3,
    9,
    words("Cabin suitcase", "Rankinis lagaminas", "Rokas čemodāns", "Käsipagasi kohver", "Чемодан для ручной клади"),
  ),
  kind(3, 10, words("Leather wallet", "Odinė piniginė", "Ādas maks", "Nahkne rahakott", "Кожаный кошелёк")),
  kind(3, 10, words("Woven belt", "Pintas diržas", "Pīta josta", "Punutud vöö", "Плетёный ремень")),
  kind(3, 10, words("Phone case", "Telefono dėklas", "Telefona maciņš", "Telefoniümbris", "Чехол для телефона")),
  kind(
    3,
    11,
    words(
      "Polarised sunglasses",
      "Poliarizuoti akiniai",
      "Polarizētas saulesbrilles",
      "Polariseeritud päikeseprillid",
      "Поляризованные очки",
    ),
  ),
  kind(
    3,
    11,
    words("Automatic watch", "Automatinis laikrodis", "Automātisks pulkstenis", "Automaatkell", "Автоматические часы"),
  ),
  kind(4, 12, words("Night serum", "Naktinis serumas", "Nakts serums", "Ööseerum", "Ночная сыворотка")),
  kind(4, 12, words("Day cream", "Dieninis kremas", "Dienas krēms", "Päevakreem", "Дневной крем")),
  kind(4, 13, words("Eau de parfum", "Kvapusis vanduo", "Parfimērijas ūdens", "Parfüümvesi", "Парфюмерная вода")),
  kind(4, 13, words("Matte lipstick", "Matiniai lūpų dažai", "Matēta lūpu krāsa", "Matt huulepulk", "Матовая помада")),
  kind(4, 14, words("Hair mask", "Plaukų kaukė", "Matu maska", "Juuksemask", "Маска для волос")),
  kind(
    4,
    14,
    words(
      "Repair shampoo",
      "Atkuriamasis šampūnas",
      "Atjaunojošs šampūns",
      "Taastav šampoon",
      "Восстанавливающий шампунь",
    ),
  ),
];

export const COLOURS: readonly Words[] = [
  words("black", "juodos spalvos", "melnā krāsā", "must", "чёрного цвета"),
  words("white", "baltos spalvos", "baltā krāsā", "valge", "белого цвета"),
  words("navy", "tamsiai mėlynos spalvos", "tumši zilā krāsā", "tumesinine", "тёмно-синего цвета"),
  words("red", "raudonos spalvos", "sarkanā krāsā", "punane", "красного цвета"),
  words("green", "žalios spalvos", "zaļā krāsā", "roheline", "зелёного цвета"),
  words("sand", "smėlio spalvos", "smilšu krāsā", "liivakarva", "песочного цвета"),
  words("grey", "pilkos spalvos", "pelēkā krāsā", "hall", "серого цвета"),
  words("pink", "rožinės spalvos", "rozā krāsā", "roosa", "розового цвета"),
  words("yellow", "geltonos spalvos", "dzeltenā krāsā", "kollane", "жёлтого цвета"),
  words("violet", "violetinės spalvos", "violetā krāsā", "lilla", "фиолетового цвета"),
];

export const KEYWORDS: readonly Words[] = [
  words(
    "gift for everyday use",
    "dovana kasdienai",
    "dāvana ikdienai",
    "kingitus igapäevaseks",
    "подарок на каждый день",
  ),
  words("light and durable", "lengvas ir patvarus", "viegls un izturīgs", "kerge ja vastupidav", "лёгкий и прочный"),
  words("limited edition", "ribotas leidimas", "ierobežots izlaidums", "piiratud väljaanne", "ограниченный выпуск"),
  words(
    "recycled materials",
    "perdirbtos medžiagos",
    "pārstrādāti materiāli",
    "taaskasutatud materjalid",
    "переработанные материалы",
  ),
  words("new season", "naujas sezonas", "jaunā sezona", "uus hooaeg", "новый сезон"),
  words("best price", "geriausia kaina", "labākā cena", "parim hind", "лучшая цена"),
  words(
    "professional quality",
    "profesionali kokybė",
    "profesionāla kvalitāte",
    "professionaalne kvaliteet",
    "профессиональное качество",
  ),
  words(
    "for travel and sport",
    "kelionėms ir sportui",
    "ceļojumiem un sportam",
    "reisimiseks ja spordiks",
    "для путешествий и спорта",
  ),
];

const SYLLABLES = "ve lo mi ra ton ka zen ri so la du ne fi tra gor pa lum xi bo ster qua nix ol ent".split(" ");

/** A made-up name of two or three syllables: the same number gives the same name. */
export function inventedName(number: number): string {
  const at = (index: number) => SYLLABLES[index % SYLLABLES.length] ?? "";
  const name = at(number) + at(Math.floor(number / 24) + 7) + (number >= 576 ? at(Math.floor(number / 576) + 3) : "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
