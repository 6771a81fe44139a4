import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const SPEAKER: Kind = {
  key: "speaker",
  category: "speakers",
  share: 3,
  series: [
    ["Sonora", "Room"],
    ["HALO", "Orb"],
    ["Briz", "Beach", [0]],
    ["Arkvell", "Hearth", [1, 2]],
    ["Ohmly", "Brick"],
    ["Kestrel", "Monitor", [1]],
  ],
  marks: ["10", "20", "40", "Mini", "Duo", "Go", "Max", "S", ...GADGET_MARKS],
  styles: [
    style(
      words(
        "portable speaker",
        "nešiojama garso kolonėlė",
        "pārnēsājams skaļrunis",
        "kaasaskantav kõlar",
        "портативная колонка",
      ),
      words(
        "Fills a garden with sound and floats if it falls into the lake.",
        "Užpildo sodą garsu, o įkritusi į ežerą plūduriuoja.",
        "Piepilda dārzu ar skaņu un peld, ja iekrīt ezerā.",
        "Täidab aia heliga ja jääb järve kukkudes pinnale.",
        "Наполняет сад звуком и держится на воде, если упадёт в озеро.",
      ),
      { options: { type: "portable", connection: "bluetooth", "water-resistance": "IP67" } },
    ),
    style(
      words("home speaker", "namų garso kolonėlė", "mājas skaļrunis", "kodukõlar", "домашняя колонка"),
      words(
        "One warm, even sound for the whole room, wherever you sit.",
        "Šiltas, tolygus garsas visame kambaryje, kad ir kur sėdėtumėte.",
        "Silta, vienmērīga skaņa visā istabā, lai kur jūs sēdētu.",
        "Soe ja ühtlane heli kogu toas, kus iganes te istute.",
        "Тёплый, ровный звук во всей комнате, где бы вы ни сидели.",
      ),
      { options: { type: "home", connection: "bluetooth" }, priceFactor: 1.7 },
    ),
    style(
      words(
        "speaker with radio",
        "garso kolonėlė su radiju",
        "skaļrunis ar radio",
        "raadioga kõlar",
        "колонка с радио",
      ),
      words(
        "Radio, an alarm and your own music with three plain buttons.",
        "Radijas, žadintuvas ir jūsų muzika – vos trys mygtukai.",
        "Radio, modinātājs un jūsu mūzika – tikai trīs pogas.",
        "Raadio, äratuskell ja oma muusika – vaid kolm nuppu.",
        "Радио, будильник и ваша музыка – всего три кнопки.",
      ),
      { options: { type: "home", connection: "jack" } },
    ),
  ],
  benefits: [
    words(
      "Two of them play together as a stereo pair.",
      "Dvi kolonėlės kartu groja kaip stereopora.",
      "Divi skaļruņi kopā skan kā stereopāris.",
      "Kaks kõlarit mängivad koos stereopaarina.",
      "Две колонки играют вместе как стереопара.",
    ),
    words(
      "The fabric comes off and can be washed.",
      "Audinį galima nuimti ir išskalbti.",
      "Audumu var noņemt un izmazgāt.",
      "Kanga saab ära võtta ja pesta.",
      "Тканевую обивку можно снять и постирать.",
    ),
  ],
  keywords: words(
    "bluetooth loudspeaker music",
    "garsiakalbis muzika bluetooth",
    "mūzika bluetooth tumba",
    "valjuhääldi muusika bluetooth",
    "динамик музыка bluetooth",
  ),
  details: { "battery-life": ["12", "18", "24"], warranty: ["2", "3"] },
  colours: ["graphite", "sand", "pine", "ember", "navy", "chalk", "ochre", "clay"],
  price: [35, 189],
  grams: [480, 2_400],
  millimetres: [210, 120, 120],
  hsCode: "851822",
  origins: ["CN", "VN"],
};
