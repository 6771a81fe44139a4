import { words } from "../words.ts";
import { field, figures } from "./field.ts";

const YES_NO = [
  ["yes", words("Yes", "Yra", "Ir", "Jah", "Есть")],
  ["no", words("No", "Nėra", "Nav", "Ei", "Нет")],
] as const;

/** Attributes of devices. */
export const DEVICE_FIELDS = [
  field(11, "connection", words("Connection", "Prijungimas", "Savienojums", "Ühendus", "Подключение"), [
    ["bluetooth", words("Bluetooth", "Bluetooth", "Bluetooth", "Bluetooth", "Bluetooth")],
    ["radio", words("2.4 GHz radio", "2,4 GHz ryšys", "2,4 GHz radio", "2,4 GHz raadio", "Радио 2,4 ГГц")],
    ["usb-c", words("USB-C cable", "USB-C laidas", "USB-C kabelis", "USB-C kaabel", "Кабель USB-C")],
    ["jack", words("3.5 mm cable", "3,5 mm laidas", "3,5 mm kabelis", "3,5 mm kaabel", "Кабель 3,5 мм")],
  ]),
  field(
    12,
    "noise-cancelling",
    words("Noise cancelling", "Triukšmo slopinimas", "Trokšņu slāpēšana", "Mürasummutus", "Шумоподавление"),
    YES_NO,
  ),
  field(
    13,
    "battery-life",
    words("Battery life", "Baterijos trukmė", "Akumulatora darbības laiks", "Aku kestus", "Время работы"),
    [
      ["8", words("8 hours", "8 val.", "8 st.", "8 tundi", "8 часов")],
      ["12", words("12 hours", "12 val.", "12 st.", "12 tundi", "12 часов")],
      ["18", words("18 hours", "18 val.", "18 st.", "18 tundi", "18 часов")],
      ["24", words("24 hours", "24 val.", "24 st.", "24 tundi", "24 часа")],
      ["30", words("30 hours", "30 val.", "30 st.", "30 tundi", "30 часов")],
      ["40", words("40 hours", "40 val.", "40 st.", "40 tundi", "40 часов")],
      ["72", words("3 days", "3 d.", "3 dienas", "3 päeva", "3 дня")],
      ["168", words("7 days", "7 d.", "7 dienas", "7 päeva", "7 дней")],
      ["336", words("14 days", "14 d.", "14 dienas", "14 päeva", "14 дней")],
    ],
  ),
  field(
    14,
    "screen-size",
    words("Screen size", "Ekrano įstrižainė", "Ekrāna izmērs", "Ekraani suurus", "Диагональ экрана"),
    figures(
      "6.1″",
      "6.4″",
      "6.7″",
      "7″",
      "7.8″",
      "8.3″",
      "10.9″",
      "12.4″",
      "13.3″",
      "14″",
      "15.6″",
      "16″",
      "24″",
      "27″",
      "32″",
      "34″",
    ),
  ),
  field(
    15,
    "memory",
    words("Memory", "Operatyvioji atmintis", "Operatīvā atmiņa", "Muutmälu", "Оперативная память"),
    figures("6 GB", "8 GB", "12 GB", "16 GB", "32 GB"),
  ),
  field(
    16,
    "refresh-rate",
    words("Refresh rate", "Atnaujinimo dažnis", "Atsvaidzes intensitāte", "Värskendussagedus", "Частота обновления"),
    figures("60 Hz", "90 Hz", "120 Hz", "144 Hz", "165 Hz"),
  ),
  field(
    17,
    "resolution",
    words("Resolution", "Raiška", "Izšķirtspēja", "Eraldusvõime", "Разрешение"),
    figures("Full HD", "WQHD", "4K UHD", "20 MP", "24 MP", "33 MP", "45 MP"),
  ),
  field(
    18,
    "capacity",
    words("Capacity", "Talpa", "Ietilpība", "Mahutavus", "Ёмкость"),
    figures("5 000 mAh", "10 000 mAh", "20 000 mAh", "27 000 mAh"),
  ),
  field(
    19,
    "water-resistance",
    words("Water resistance", "Atsparumas vandeniui", "Ūdensizturība", "Veekindlus", "Водозащита"),
    figures("IPX4", "IPX5", "IP67", "IP68", "3 ATM", "5 ATM", "10 ATM"),
  ),
  field(
    20,
    "wi-fi",
    words("Wi-Fi", "„Wi-Fi“ standartas", "Wi-Fi standarts", "Wi-Fi standard", "Стандарт Wi-Fi"),
    figures("Wi-Fi 5", "Wi-Fi 6", "Wi-Fi 6E", "Wi-Fi 7"),
  ),
  field(
    21,
    "sensitivity",
    words("Sensor resolution", "Jutiklio skyra", "Sensora izšķirtspēja", "Anduri täpsus", "Чувствительность датчика"),
    figures("3 200 dpi", "8 000 dpi", "16 000 dpi", "26 000 dpi"),
    { disabledInIndex: true },
  ),
  field(
    22,
    "warranty",
    words("Warranty", "Garantija", "Garantija", "Garantii", "Гарантия"),
    [
      ["2", words("2 years", "2 metai", "2 gadi", "2 aastat", "2 года")],
      ["3", words("3 years", "3 metai", "3 gadi", "3 aastat", "3 года")],
      ["5", words("5 years", "5 metai", "5 gadi", "5 aastat", "5 лет")],
    ],
    { disabledInIndex: true },
  ),
];
