import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const LAPTOP: Kind = {
  key: "laptop",
  category: "laptops",
  share: 3,
  series: [
    ["Norvik", "Book"],
    ["Lumetra", "Desk", [0, 1]],
    ["Arkvell", "Forge", [2]],
    ["Pikset", "Note"],
  ],
  marks: ["2", "3", "5", "Pro", "Air", "Go", "S", ...GADGET_MARKS],
  styles: [
    style(
      words("laptop", "nešiojamasis kompiuteris", "klēpjdators", "sülearvuti", "ноутбук"),
      words(
        "Thin, quiet and awake before the lid is fully open.",
        "Plonas, tylus ir pabunda dar neatvertas iki galo.",
        "Plāns, kluss un pamostas, vēl pirms vāks ir pilnībā atvērts.",
        "Õhuke, vaikne ja ärkab enne, kui kaas on lõpuni lahti.",
        "Тонкий, тихий и просыпается раньше, чем крышка откроется до конца.",
      ),
      { options: { type: "for-study" } },
    ),
    style(
      words(
        "laptop for work",
        "nešiojamasis kompiuteris darbui",
        "klēpjdators darbam",
        "sülearvuti tööks",
        "ноутбук для работы",
      ),
      words(
        "A full keyboard, three ports on each side and a day away from the socket.",
        "Pilna klaviatūra, po tris jungtis kiekvienoje pusėje ir diena be lizdo.",
        "Pilna tastatūra, pa trim portiem katrā pusē un diena bez rozetes.",
        "Täisklaviatuur, kolm porti kummalgi küljel ja päev ilma pistikuta.",
        "Полная клавиатура, по три разъёма с каждой стороны и день без розетки.",
      ),
      { options: { type: "for-work" }, priceFactor: 1.25 },
    ),
    style(
      words(
        "gaming laptop",
        "nešiojamasis žaidimų kompiuteris",
        "spēļu klēpjdators",
        "mängusülearvuti",
        "игровой ноутбук",
      ),
      words(
        "A fast screen and cooling that stays calm in the longest battle.",
        "Greitas ekranas ir aušinimas, ramus net ilgiausiame mūšyje.",
        "Ātrs ekrāns un dzesēšana, kas saglabā mieru pat garākajā kaujā.",
        "Kiire ekraan ja jahutus, mis püsib rahulik ka pikimas lahingus.",
        "Быстрый экран и охлаждение, спокойное даже в самом долгом бою.",
      ),
      { options: { type: "for-games" }, priceFactor: 1.6 },
    ),
  ],
  benefits: [
    words(
      "Memory and disk can be added later.",
      "Atmintį ir diską galima papildyti vėliau.",
      "Atmiņu un disku var papildināt vēlāk.",
      "Mälu ja ketast saab hiljem lisada.",
      "Память и диск можно добавить позже.",
    ),
    words(
      "The camera has a shutter that really closes.",
      "Kamera turi dangtelį, kuris tikrai užsidaro.",
      "Kamerai ir aizvars, kas tiešām aizveras.",
      "Kaameral on kate, mis tõesti sulgub.",
      "У камеры есть шторка, которая действительно закрывается.",
    ),
    words(
      "The lid is made of recycled aluminium.",
      "Dangtis pagamintas iš perdirbto aliuminio.",
      "Vāks ir izgatavots no pārstrādāta alumīnija.",
      "Kaas on valmistatud taaskasutatud alumiiniumist.",
      "Крышка сделана из переработанного алюминия.",
    ),
  ],
  keywords: words(
    "notebook computer SSD",
    "kompiuteris SSD užrašinė",
    "dators SSD portatīvais",
    "arvuti SSD rüperaal",
    "компьютер SSD лэптоп",
  ),
  details: {
    "screen-size": ["13.3″", "14″", "15.6″", "16″"],
    memory: ["8 GB", "16 GB", "32 GB"],
    "refresh-rate": ["60 Hz", "120 Hz", "144 Hz"],
    "battery-life": ["8", "12", "18"],
    warranty: ["2", "3"],
  },
  colours: ["silver", "graphite", "navy", "sand"],
  sizes: { field: "storage", options: ["256 GB", "512 GB", "1 TB"], count: [1, 3], priceStep: 0.12 },
  price: [549, 1_099],
  grams: [1_900, 3_100],
  millimetres: [410, 310, 75],
  hsCode: "847130",
  origins: ["CN", "VN"],
};
