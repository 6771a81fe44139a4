import { COLOURWAYS } from "../../drawings/products/colourways.ts";
import { words } from "../words.ts";
import { field, figures, type OptionLabels } from "./field.ts";

const COLOURS: OptionLabels = [
  ["graphite", words("Graphite", "Grafito", "Grafīta", "Grafiithall", "Графит")],
  ["ink", words("Black", "Juoda", "Melna", "Must", "Чёрный")],
  ["silver", words("Silver", "Sidabrinė", "Sudraba", "Hõbedane", "Серебристый")],
  ["chalk", words("Chalk white", "Kreidos balta", "Krīta balta", "Kriidivalge", "Белый мел")],
  ["navy", words("Navy", "Tamsiai mėlyna", "Tumši zila", "Tumesinine", "Тёмно-синий")],
  ["storm", words("Storm blue", "Audros mėlyna", "Vētras zila", "Tormisinine", "Штормовой синий")],
  ["glacier", words("Glacier blue", "Ledo melsva", "Ledāja zila", "Liustikusinine", "Ледниково-голубой")],
  ["teal", words("Teal", "Žalsvai mėlyna", "Zilganzaļa", "Sinakasroheline", "Сине-зелёный")],
  ["pine", words("Pine green", "Pušų žalia", "Priežu zaļa", "Männiroheline", "Сосновый")],
  ["sage", words("Sage", "Šalavijo", "Salvijas", "Salveiroheline", "Шалфей")],
  ["olive", words("Olive", "Alyvuogių", "Olīvu", "Oliivroheline", "Оливковый")],
  ["garnet", words("Garnet", "Granato", "Granāta", "Granaatpunane", "Гранатовый")],
  ["rose", words("Rose", "Rožinė", "Rozā", "Roosa", "Розовый")],
  ["blush", words("Blush", "Blyškiai rožinė", "Maigi rozā", "Heleroosa", "Пудровый")],
  ["ember", words("Ember red", "Žarijų raudona", "Ogļu sarkana", "Söepunane", "Огненно-красный")],
  ["orange", words("Orange", "Oranžinė", "Oranža", "Oranž", "Оранжевый")],
  ["clay", words("Clay", "Molio", "Māla", "Savipruun", "Глиняный")],
  ["walnut", words("Walnut", "Riešuto ruda", "Riekstkoka", "Pähklipruun", "Ореховый")],
  ["sand", words("Sand", "Smėlio", "Smilšu", "Liivakarva", "Песочный")],
  ["ochre", words("Ochre", "Ochros", "Okera", "Ookerkollane", "Охра")],
  ["brass", words("Brass", "Žalvario", "Misiņa", "Messing", "Латунный")],
  ["gold", words("Gold", "Auksinė", "Zelta", "Kuldne", "Золотистый")],
  ["violet", words("Violet", "Violetinė", "Violeta", "Violetne", "Фиолетовый")],
  ["lilac", words("Lilac", "Alyvinė", "Ceriņu", "Sirelililla", "Сиреневый")],
];

const swatches = Object.fromEntries(COLOURWAYS.map(({ code, hex }) => [code, hex]));

/** The axes of variants. */
export const CHOICE_FIELDS = [
  field(1, "colour", words("Colour", "Spalva", "Krāsa", "Värv", "Цвет"), COLOURS, { display: "swatches", swatches }),
  field(
    2,
    "shoe-size",
    words("EU size", "ES dydis", "ES izmērs", "EL-i suurus", "Размер EU"),
    figures("36", "37", "38", "39", "40", "41", "42", "42.5", "43", "44", "45", "46", "47"),
    { display: "sizes" },
  ),
  field(
    3,
    "clothing-size",
    words("Size", "Dydis", "Izmērs", "Suurus", "Размер"),
    figures("XS", "S", "M", "L", "XL", "XXL"),
    { display: "sizes" },
  ),
  field(
    4,
    "waist-size",
    words("Waist", "Juosmens dydis", "Vidukļa izmērs", "Vöösuurus", "Размер талии"),
    figures("W26", "W28", "W30", "W32", "W34", "W36", "W38"),
    { display: "sizes" },
  ),
  field(
    5,
    "storage",
    words("Storage", "Vidinė atmintis", "Iekšējā atmiņa", "Salvestusruum", "Встроенная память"),
    figures("32 GB", "64 GB", "128 GB", "256 GB", "512 GB", "1 TB"),
    { display: "sizes" },
  ),
  field(
    6,
    "volume",
    words("Volume", "Tūris", "Tilpums", "Maht", "Объём"),
    figures("15 ml", "30 ml", "50 ml", "75 ml", "100 ml", "150 ml", "200 ml", "250 ml"),
    { display: "sizes" },
  ),
  field(
    7,
    "head-size",
    words("Head size", "Galvos apimtis", "Galvas apkārtmērs", "Peaümbermõõt", "Обхват головы"),
    figures("S/M", "L/XL"),
    { display: "sizes" },
  ),
];
