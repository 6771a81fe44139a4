import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const MONITOR: Kind = {
  key: "monitor",
  category: "monitors",
  share: 2,
  series: [
    ["Lumetra", "Vista"],
    ["Arkvell", "Arena", [1]],
    ["Norvik", "Span"],
    ["Kestrel", "Grade"],
  ],
  marks: ["2", "4", "Pro", "Q", "U", "S", "X", ...GADGET_MARKS],
  styles: [
    style(
      words("monitor for work", "monitorius darbui", "monitors darbam", "monitor tööks", "монитор для работы"),
      words(
        "Even light, true colours and one cable for picture and power.",
        "Tolygi šviesa, tikros spalvos ir vienas laidas vaizdui bei maitinimui.",
        "Vienmērīga gaisma, īstas krāsas un viens kabelis attēlam un strāvai.",
        "Ühtlane valgus, tõelised värvid ning üks kaabel pildile ja toitele.",
        "Ровный свет, верные цвета и один кабель для картинки и питания.",
      ),
      { options: { type: "for-work", connection: "usb-c" } },
    ),
    style(
      words("gaming monitor", "žaidimų monitorius", "spēļu monitors", "mängumonitor", "игровой монитор"),
      words(
        "Movement stays sharp, however fast the game becomes.",
        "Judesys lieka ryškus, kad ir koks greitas būtų žaidimas.",
        "Kustība paliek asa, lai cik ātra kļūtu spēle.",
        "Liikumine jääb teravaks, ükskõik kui kiireks mäng läheb.",
        "Движение остаётся чётким, какой бы быстрой ни стала игра.",
      ),
      { options: { type: "for-games" }, priceFactor: 1.2 },
    ),
  ],
  benefits: [
    words(
      "The stand turns, tilts and rises.",
      "Stovas sukasi, svyra ir kyla.",
      "Statīvs griežas, liecas un ceļas.",
      "Jalg pöördub, kaldub ja tõuseb.",
      "Подставка поворачивается, наклоняется и поднимается.",
    ),
    words(
      "No flicker, and a mode that spares the eyes at night.",
      "Nemirga, o naktį režimas tausoja akis.",
      "Nemirgo, un naktī režīms saudzē acis.",
      "Ei vilgu ja öine režiim säästab silmi.",
      "Без мерцания, с ночным режимом, который бережёт глаза.",
    ),
  ],
  keywords: words(
    "display screen 4K",
    "ekranas 4K vaizduoklis",
    "ekrāns 4K displejs",
    "ekraan 4K kuvar",
    "экран дисплей 4K",
  ),
  details: {
    "screen-size": ["24″", "27″", "32″", "34″"],
    resolution: ["Full HD", "WQHD", "4K UHD"],
    "refresh-rate": ["60 Hz", "120 Hz", "144 Hz", "165 Hz"],
    warranty: ["2", "3"],
  },
  colours: ["graphite", "silver", "chalk"],
  price: [149, 549],
  grams: [4_800, 9_400],
  millimetres: [690, 470, 170],
  hsCode: "852852",
  origins: ["CN", "TW"],
};
