import { words } from "../words.ts";
import { field, figures } from "./field.ts";

/** Attributes of clothes, shoes, bags and accessories. */
export const WEAR_FIELDS = [
  field(31, "gender", words("For whom", "Kam skirta", "Kam paredzēts", "Kellele", "Для кого"), [
    ["women", words("Women", "Moterims", "Sievietēm", "Naistele", "Для женщин")],
    ["men", words("Men", "Vyrams", "Vīriešiem", "Meestele", "Для мужчин")],
    ["unisex", words("Everyone", "Visiems", "Visiem", "Kõigile", "Для всех")],
    ["children", words("Children", "Vaikams", "Bērniem", "Lastele", "Для детей")],
  ]),
  field(32, "material", words("Material", "Medžiaga", "Materiāls", "Materjal", "Материал"), [
    ["cotton", words("Cotton", "Medvilnė", "Kokvilna", "Puuvill", "Хлопок")],
    [
      "organic-cotton",
      words("Organic cotton", "Ekologiška medvilnė", "Bioloģiskā kokvilna", "Mahepuuvill", "Органический хлопок"),
    ],
    ["linen", words("Linen", "Linas", "Lins", "Lina", "Лён")],
    ["wool", words("Wool", "Vilna", "Vilna", "Vill", "Шерсть")],
    ["merino", words("Merino wool", "Merinosų vilna", "Merino vilna", "Meriinovill", "Шерсть мериноса")],
    ["viscose", words("Viscose", "Viskozė", "Viskoze", "Viskoos", "Вискоза")],
    ["denim", words("Denim", "Džinso audinys", "Džinsa audums", "Teksariie", "Деним")],
    [
      "polyester",
      words(
        "Recycled polyester",
        "Perdirbtas poliesteris",
        "Pārstrādāts poliesters",
        "Taaskasutatud polüester",
        "Переработанный полиэстер",
      ),
    ],
    ["nylon", words("Nylon", "Nailonas", "Neilons", "Nailon", "Нейлон")],
    ["leather", words("Leather", "Oda", "Āda", "Nahk", "Кожа")],
    ["suede", words("Suede", "Zomša", "Zamšāda", "Seemisnahk", "Замша")],
    ["mesh", words("Mesh", "Tinklelis", "Siets", "Võrkkangas", "Сетка")],
    ["canvas", words("Canvas", "Brezentas", "Audekls", "Lõuend", "Парусина")],
    [
      "steel",
      words(
        "Stainless steel",
        "Nerūdijantysis plienas",
        "Nerūsējošais tērauds",
        "Roostevaba teras",
        "Нержавеющая сталь",
      ),
    ],
    ["titanium", words("Titanium", "Titanas", "Titāns", "Titaan", "Титан")],
    ["acetate", words("Acetate", "Acetatas", "Acetāts", "Atsetaat", "Ацетат")],
    ["aluminium", words("Aluminium", "Aliuminis", "Alumīnijs", "Alumiinium", "Алюминий")],
    ["straw", words("Straw", "Šiaudai", "Salmi", "Õled", "Солома")],
    ["silk", words("Silk", "Šilkas", "Zīds", "Siid", "Шёлк")],
  ]),
  field(33, "season", words("Season", "Sezonas", "Sezona", "Hooaeg", "Сезон"), [
    ["summer", words("Summer", "Vasara", "Vasara", "Suvi", "Лето")],
    [
      "mid-season",
      words("Spring and autumn", "Pavasaris ir ruduo", "Pavasaris un rudens", "Kevad ja sügis", "Весна и осень"),
    ],
    ["winter", words("Winter", "Žiema", "Ziema", "Talv", "Зима")],
    ["all-year", words("All year", "Visi metai", "Visu gadu", "Aastaringselt", "Круглый год")],
  ]),
  field(34, "fit", words("Fit", "Kirpimas", "Piegriezums", "Lõige", "Посадка"), [
    ["slim", words("Slim", "Prigludęs", "Pieguļošs", "Liibuv", "Приталенная")],
    ["regular", words("Regular", "Įprastas", "Parasts", "Tavaline", "Обычная")],
    ["relaxed", words("Relaxed", "Laisvas", "Brīvs", "Vaba", "Свободная")],
  ]),
  field(35, "closure", words("Closure", "Užsegimas", "Aizdare", "Kinnitus", "Застёжка"), [
    ["laces", words("Laces", "Raišteliai", "Šņores", "Paelad", "Шнурки")],
    ["zip", words("Zip", "Užtrauktukas", "Rāvējslēdzējs", "Tõmblukk", "Молния")],
    ["buttons", words("Buttons", "Sagos", "Pogas", "Nööbid", "Пуговицы")],
    ["buckle", words("Buckle", "Sagtis", "Sprādze", "Pannal", "Пряжка")],
    ["slip-on", words("Slip-on", "Be užsegimo", "Bez aizdares", "Kinnituseta", "Без застёжки")],
  ]),
  field(36, "lenses", words("Lenses", "Lęšiai", "Lēcas", "Klaasid", "Линзы"), [
    ["polarised", words("Polarised", "Poliarizuoti", "Polarizētas", "Polariseeritud", "Поляризованные")],
    ["gradient", words("Gradient", "Laipsniško tamsumo", "Pakāpeniski tonētas", "Ülemineku tooniga", "Градиентные")],
    ["mirrored", words("Mirrored", "Veidrodiniai", "Spoguļlēcas", "Peegelklaasid", "Зеркальные")],
  ]),
  field(37, "movement", words("Movement", "Mechanizmas", "Mehānisms", "Mehhanism", "Механизм"), [
    ["quartz", words("Quartz", "Kvarcinis", "Kvarca", "Kvarts", "Кварцевый")],
    ["automatic", words("Automatic", "Automatinis", "Automātiskais", "Automaatne", "Автоматический")],
    ["solar", words("Solar", "Saulės energijos", "Saules enerģijas", "Päikesepatareiga", "На солнечной энергии")],
  ]),
  field(38, "bag-volume", words("Bag volume", "Krepšio talpa", "Somas tilpums", "Koti maht", "Объём сумки"), [
    ["8", words("8 litres", "8 l", "8 l", "8 l", "8 л")],
    ["14", words("14 litres", "14 l", "14 l", "14 l", "14 л")],
    ["20", words("20 litres", "20 l", "20 l", "20 l", "20 л")],
    ["26", words("26 litres", "26 l", "26 l", "26 l", "26 л")],
    ["34", words("34 litres", "34 l", "34 l", "34 l", "34 л")],
  ]),
  field(
    39,
    "heel-height",
    words("Heel height", "Kulno aukštis", "Papēža augstums", "Kontsa kõrgus", "Высота каблука"),
    figures("2 cm", "4 cm", "6 cm", "8 cm"),
  ),
  field(
    40,
    "case-size",
    words("Case size", "Korpuso skersmuo", "Korpusa izmērs", "Korpuse suurus", "Размер корпуса"),
    figures("34 mm", "38 mm", "40 mm", "42 mm", "44 mm"),
  ),
  field(
    41,
    "care",
    words("Care", "Priežiūra", "Kopšana", "Hooldus", "Уход"),
    [
      ["30", words("Wash at 30 °C", "Skalbti 30 °C", "Mazgāt 30 °C", "Pesta 30 °C juures", "Стирка при 30 °C")],
      ["hand", words("Wash by hand", "Skalbti rankomis", "Mazgāt ar rokām", "Pesta käsitsi", "Ручная стирка")],
      ["dry", words("Dry clean", "Sausas valymas", "Ķīmiskā tīrīšana", "Keemiline puhastus", "Химчистка")],
      [
        "wipe",
        words(
          "Wipe with a damp cloth",
          "Valyti drėgna šluoste",
          "Tīrīt ar mitru drānu",
          "Pühkida niiske lapiga",
          "Протирать влажной тканью",
        ),
      ],
    ],
    { disabledInIndex: true },
  ),
];
