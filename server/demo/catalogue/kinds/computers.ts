import { words } from "../words.ts";
import { type Kind, style } from "./kind.ts";
import { GADGET_MARKS } from "./marks.ts";

const LAPTOP: Kind = {
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

const MONITOR: Kind = {
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

const KEYBOARD: Kind = {
  key: "keyboard",
  category: "keyboards",
  share: 2,
  series: [
    ["Arkvell", "Type"],
    ["Pikset", "Tap"],
    ["Ohmly", "Letter"],
    ["Lumetra", "Row"],
  ],
  marks: ["65", "75", "87", "98", "Low", "Pro", "Mini", ...GADGET_MARKS],
  styles: [
    style(
      words(
        "mechanical keyboard",
        "mechaninė klaviatūra",
        "mehāniskā tastatūra",
        "mehaaniline klaviatuur",
        "механическая клавиатура",
      ),
      words(
        "Quiet switches with a clear point, made for long texts.",
        "Tylūs jungikliai su aiškiu paspaudimu ilgiems tekstams.",
        "Klusi slēdži ar skaidru nospiedienu gariem tekstiem.",
        "Vaiksed lülitid selge vajutusega pikkade tekstide jaoks.",
        "Тихие переключатели с чётким нажатием для длинных текстов.",
      ),
      { options: { type: "for-games", connection: "usb-c" } },
    ),
    style(
      words(
        "wireless keyboard",
        "belaidė klaviatūra",
        "bezvadu tastatūra",
        "juhtmevaba klaviatuur",
        "беспроводная клавиатура",
      ),
      words(
        "Pairs with three devices and changes between them with one key.",
        "Susiejama su trimis įrenginiais ir vienu klavišu persijungia tarp jų.",
        "Savienojas ar trim ierīcēm un pārslēdzas starp tām ar vienu taustiņu.",
        "Ühendub kolme seadmega ja vahetab neid ühe klahviga.",
        "Связывается с тремя устройствами и переключается между ними одной клавишей.",
      ),
      { options: { type: "for-work", connection: "bluetooth" }, priceFactor: 0.8 },
    ),
  ],
  benefits: [
    words(
      "The caps are printed so that letters do not wear off.",
      "Raidės ant klavišų nenusitrina.",
      "Burti uz taustiņiem nenodilst.",
      "Tähed klahvidel ei kulu maha.",
      "Буквы на клавишах не стираются.",
    ),
    words(
      "Two small feet set the right angle.",
      "Dvi kojelės leidžia nustatyti patogų kampą.",
      "Divas kājiņas ļauj iestatīt ērtu leņķi.",
      "Kaks jalakest annavad mugava nurga.",
      "Две ножки задают удобный наклон.",
    ),
  ],
  keywords: words(
    "keys typing desk",
    "klavišai rašymas stalas",
    "taustiņi rakstīšana galds",
    "klahvid kirjutamine laud",
    "клавиши набор стол",
  ),
  details: { warranty: ["2", "3"] },
  colours: ["chalk", "graphite", "sage", "navy", "sand"],
  price: [39, 159],
  grams: [620, 1_250],
  millimetres: [420, 160, 55],
  hsCode: "847160",
  origins: ["CN", "TW"],
};

const MOUSE: Kind = {
  key: "mouse",
  category: "mice",
  share: 2,
  series: [
    ["Arkvell", "Glide"],
    ["Pikset", "Click"],
    ["Ohmly", "Palm"],
    ["Norvik", "Track"],
  ],
  marks: ["One", "Two", "Pro", "Lite", "Silent", "X", ...GADGET_MARKS],
  styles: [
    style(
      words("wireless mouse", "belaidė pelė", "bezvadu pele", "juhtmevaba hiir", "беспроводная мышь"),
      words(
        "Silent buttons and a shape that rests the wrist.",
        "Tylūs mygtukai ir riešui patogi forma.",
        "Klusas pogas un plaukstas locītavai ērta forma.",
        "Vaiksed nupud ja randmele mugav kuju.",
        "Бесшумные кнопки и удобная для запястья форма.",
      ),
      { options: { type: "for-work", connection: "bluetooth" } },
    ),
    style(
      words("gaming mouse", "žaidimų pelė", "spēļu pele", "mänguhiir", "игровая мышь"),
      words(
        "Light, exact and quick, with buttons that you arrange yourself.",
        "Lengva, tiksli ir greita, o mygtukus susidėliosite patys.",
        "Viegla, precīza un ātra, un pogas sakārtosiet paši.",
        "Kerge, täpne ja kiire ning nupud seate ise paika.",
        "Лёгкая, точная и быстрая, а кнопки вы настроите сами.",
      ),
      { options: { type: "for-games", connection: "radio" }, priceFactor: 1.4 },
    ),
  ],
  benefits: [
    words(
      "One charge lasts for two months.",
      "Vieno įkrovimo užtenka dviem mėnesiams.",
      "Ar vienu uzlādi pietiek diviem mēnešiem.",
      "Ühest laadimisest jätkub kaheks kuuks.",
      "Одного заряда хватает на два месяца.",
    ),
    words(
      "Works on glass, wood and cloth.",
      "Veikia ant stiklo, medžio ir audinio.",
      "Darbojas uz stikla, koka un auduma.",
      "Töötab klaasil, puidul ja kangal.",
      "Работает на стекле, дереве и ткани.",
    ),
  ],
  keywords: words(
    "computer mouse cursor",
    "kompiuterio pelė žymeklis",
    "datorpele kursors",
    "arvutihiir kursor",
    "компьютерная мышка курсор",
  ),
  details: { sensitivity: ["3 200 dpi", "8 000 dpi", "16 000 dpi", "26 000 dpi"], warranty: ["2"] },
  colours: ["graphite", "chalk", "rose", "storm", "sage"],
  price: [19, 89],
  grams: [120, 210],
  millimetres: [140, 90, 60],
  hsCode: "847160",
  origins: ["CN"],
};

const ROUTER: Kind = {
  key: "router",
  category: "routers",
  share: 1,
  series: [
    ["Lumetra", "Beam"],
    ["Norvik", "Relay"],
    ["Ohmly", "Mesh", [1]],
  ],
  marks: ["Home", "Duo", "Trio", "Plus", "One", "S", ...GADGET_MARKS],
  styles: [
    style(
      words("Wi-Fi router", "„Wi-Fi“ maršruto parinktuvas", "Wi-Fi maršrutētājs", "Wi-Fi ruuter", "Wi-Fi-роутер"),
      words(
        "Covers a whole flat and is set up from the phone in five minutes.",
        "Aprėpia visą butą ir nustatomas telefonu per penkias minutes.",
        "Aptver visu dzīvokli un iestatāms no tālruņa piecās minūtēs.",
        "Katab kogu korteri ja on telefonist seadistatav viie minutiga.",
        "Покрывает всю квартиру и настраивается с телефона за пять минут.",
      ),
      { options: { type: "home" } },
    ),
    style(
      words(
        "Wi-Fi system for the whole house",
        "„Wi-Fi“ sistema visam namui",
        "Wi-Fi sistēma visai mājai",
        "Wi-Fi süsteem kogu majale",
        "система Wi-Fi для всего дома",
      ),
      words(
        "One network from the cellar to the garden, without dead corners.",
        "Vienas tinklas nuo rūsio iki sodo, be aklų kampų.",
        "Viens tīkls no pagraba līdz dārzam, bez aklajiem stūriem.",
        "Üks võrk keldrist aiani, ilma pimedate nurkadeta.",
        "Одна сеть от подвала до сада, без мёртвых углов.",
      ),
      { options: { type: "home" }, priceFactor: 1.8 },
    ),
  ],
  benefits: [
    words(
      "Guests get a network of their own.",
      "Svečiai gauna atskirą tinklą.",
      "Viesi saņem atsevišķu tīklu.",
      "Külalised saavad oma võrgu.",
      "Гости получают отдельную сеть.",
    ),
    words(
      "Updates itself at night.",
      "Naktį atsinaujina savaime.",
      "Naktī atjaunojas pats.",
      "Uuendab end öösel ise.",
      "Сам обновляется ночью.",
    ),
  ],
  keywords: words(
    "wifi internet network mesh",
    "wifi internetas tinklas mesh",
    "wifi internets tīkls mesh",
    "wifi internet võrk mesh",
    "wifi интернет сеть маршрутизатор",
  ),
  details: { "wi-fi": ["Wi-Fi 5", "Wi-Fi 6", "Wi-Fi 6E", "Wi-Fi 7"], warranty: ["2", "3"] },
  colours: ["chalk", "graphite"],
  price: [59, 199],
  grams: [680, 1_400],
  millimetres: [280, 220, 90],
  hsCode: "851762",
  origins: ["CN", "TW"],
};

export const COMPUTER_KINDS = [LAPTOP, MONITOR, KEYBOARD, MOUSE, ROUTER];
