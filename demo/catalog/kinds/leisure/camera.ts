import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const CAMERA: Kind = {
  key: "camera",
  category: "cameras",
  share: 2,
  series: [
    ["Kestrel", "Glimpse"],
    ["Lumetra", "Prism"],
    ["Skyrunde", "Moment"],
    ["HALO", "Lens"],
  ],
  marks: ["C1", "C2", "R", "Pro", "Mini", "II", "III", ...GADGET_MARKS],
  styles: [
    style(
      words(
        "mirrorless camera",
        "beveidrodis fotoaparatas",
        "bezspoguļa fotokamera",
        "peeglita kaamera",
        "беззеркальная камера",
      ),
      words(
        "Finds the eye in a blink and stays sharp in the last light.",
        "Akimirksniu randa akis ir išlieka ryškus net sutemus.",
        "Acumirklī atrod acis un saglabā asumu arī krēslā.",
        "Leiab silmad hetkega ja püsib terav ka hämaras.",
        "Мгновенно находит глаза и остаётся резкой даже в сумерках.",
      ),
      { options: { type: "for-travel" }, priceFactor: 1.5 },
    ),
    style(
      words(
        "compact camera",
        "kompaktiškas fotoaparatas",
        "kompaktā fotokamera",
        "kompaktkaamera",
        "компактная камера",
      ),
      words(
        "Lives in a coat pocket and sees wider and closer than a phone.",
        "Telpa į palto kišenę ir mato plačiau bei arčiau nei telefonas.",
        "Ietilpst mēteļa kabatā un redz plašāk un tuvāk nekā tālrunis.",
        "Mahub mantlitaskusse ja näeb laiemalt ning lähemalt kui telefon.",
        "Помещается в кармане пальто и видит шире и ближе, чем телефон.",
      ),
      { options: { type: "everyday" } },
    ),
  ],
  benefits: [
    words(
      "Pictures travel to the phone while you walk on.",
      "Nuotraukos keliauja į telefoną, kol einate toliau.",
      "Attēli ceļo uz tālruni, kamēr ejat tālāk.",
      "Pildid jõuavad telefoni sel ajal, kui edasi kõnnite.",
      "Снимки попадают в телефон, пока вы идёте дальше.",
    ),
    words(
      "The body is sealed against dust and drizzle.",
      "Korpusas apsaugotas nuo dulkių ir dulksnos.",
      "Korpuss ir pasargāts no putekļiem un smidzinoša lietus.",
      "Korpus on tolmu ja uduvihma eest kaitstud.",
      "Корпус защищён от пыли и мороси.",
    ),
  ],
  keywords: words(
    "photo video lens",
    "nuotraukos vaizdo įrašai objektyvas",
    "foto video objektīvs",
    "foto video objektiiv",
    "фото видео объектив фотоаппарат",
  ),
  details: { resolution: ["20 MP", "24 MP", "33 MP", "45 MP"], warranty: ["2", "3"] },
  colours: ["ink", "silver", "walnut"],
  price: [249, 799],
  grams: [620, 1_150],
  millimetres: [190, 150, 130],
  hsCode: "852589",
  origins: ["JP", "TH", "CN"],
};
