import { words } from "../words.ts";
import { type Kind, style } from "./kind.ts";
import { GADGET_MARKS } from "./marks.ts";

const CAMERA: Kind = {
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

const DRONE: Kind = {
  key: "drone",
  category: "drones",
  share: 1,
  series: [
    ["Skyrunde", "Swift"],
    ["Kestrel", "Hover"],
    ["Lumetra", "Gull"],
  ],
  marks: ["2", "3", "Mini", "Air", "Pro", "S", ...GADGET_MARKS],
  styles: [
    style(
      words(
        "folding drone with camera",
        "sulankstomas dronas su kamera",
        "salokāms drons ar kameru",
        "kokkupandav kaameraga droon",
        "складной дрон с камерой",
      ),
      words(
        "Folds to the size of a bottle and comes home by itself.",
        "Sulankstytas – buteliuko dydžio, o namo grįžta pats.",
        "Salocīts ir pudeles lielumā un mājās atgriežas pats.",
        "Kokkupandult pudelisuurune ja leiab ise koju tagasi.",
        "Складывается до размера бутылки и сам возвращается домой.",
      ),
      { options: { type: "for-travel" } },
    ),
    style(
      words(
        "drone for beginners",
        "dronas pradedantiesiems",
        "drons iesācējiem",
        "droon algajale",
        "дрон для начинающих",
      ),
      words(
        "Hovers on the spot when you let go, and its guards forgive mistakes.",
        "Paleidus valdymą pakimba vietoje, o apsaugos atleidžia klaidas.",
        "Atlaižot vadību, paliek uz vietas, un aizsargi piedod kļūdas.",
        "Käed lahti lastes jääb paigale hõljuma ja kaitsmed andestavad vead.",
        "Если отпустить управление, зависает на месте, а защита прощает ошибки.",
      ),
      { options: { type: "for-study" }, priceFactor: 0.5 },
    ),
  ],
  benefits: [
    words(
      "Lighter than 250 grams in the air.",
      "Ore sveria mažiau nei 250 gramų.",
      "Gaisā sver mazāk par 250 gramiem.",
      "Õhus kergem kui 250 grammi.",
      "В воздухе легче 250 граммов.",
    ),
    words(
      "A second battery and spare propellers are in the box.",
      "Dėžėje – antra baterija ir atsarginiai sraigtai.",
      "Kastē ir otrs akumulators un rezerves propelleri.",
      "Karbis on teine aku ja varupropellerid.",
      "В коробке – второй аккумулятор и запасные винты.",
    ),
  ],
  keywords: words(
    "quadcopter aerial video",
    "kvadrokopteris filmavimas iš oro",
    "kvadrokopters video no gaisa",
    "kvadrokopter õhuvideo",
    "квадрокоптер съёмка с воздуха",
  ),
  details: { resolution: ["4K UHD", "20 MP"], warranty: ["2"] },
  colours: ["graphite", "chalk", "orange"],
  price: [199, 649],
  grams: [900, 1_600],
  millimetres: [300, 220, 120],
  hsCode: "880622",
  origins: ["CN"],
};

const GAME_CONSOLE: Kind = {
  key: "console",
  category: "game-consoles",
  share: 1,
  series: [
    ["HALO", "Play"],
    ["Arkvell", "Quest"],
    ["Pikset", "Pocketbox", [1]],
  ],
  marks: ["One", "Two", "Lite", "Pro", "Mini", "Go", ...GADGET_MARKS],
  styles: [
    style(
      words("game console", "žaidimų konsolė", "spēļu konsole", "mängukonsool", "игровая консоль"),
      words(
        "Starts in seconds, stays quiet and plays on any screen in the house.",
        "Įsijungia per kelias sekundes, veikia tyliai ir tinka bet kuriam namų ekranui.",
        "Ieslēdzas dažās sekundēs, ir klusa un der jebkuram ekrānam mājās.",
        "Käivitub sekunditega, on vaikne ja sobib iga kodu ekraaniga.",
        "Запускается за секунды, работает тихо и подходит к любому экрану в доме.",
      ),
      { options: { type: "home" } },
    ),
    style(
      words(
        "handheld game console",
        "nešiojamoji žaidimų konsolė",
        "rokas spēļu konsole",
        "käsikonsool",
        "портативная игровая консоль",
      ),
      words(
        "A whole evening of play for the train, the sofa or the tent.",
        "Visas vakaras žaidimų traukinyje, ant sofos ar palapinėje.",
        "Vesels vakars spēļu vilcienā, uz dīvāna vai teltī.",
        "Terve õhtu mängu rongis, diivanil või telgis.",
        "Целый вечер игр в поезде, на диване или в палатке.",
      ),
      { options: { type: "portable" }, priceFactor: 0.8 },
    ),
  ],
  benefits: [
    words(
      "Two can play on one screen.",
      "Viename ekrane gali žaisti dviese.",
      "Vienā ekrānā var spēlēt divatā.",
      "Ühel ekraanil saab mängida kahekesi.",
      "На одном экране могут играть двое.",
    ),
    words(
      "Older games of the family run, too.",
      "Veikia ir senesni šios šeimos žaidimai.",
      "Darbojas arī šīs saimes vecākās spēles.",
      "Töötavad ka sama pere vanemad mängud.",
      "Работают и более старые игры этого семейства.",
    ),
  ],
  keywords: words(
    "gaming games player",
    "žaidimai žaisti",
    "spēles spēlēt",
    "mängud mängimine",
    "игры приставка играть",
  ),
  details: { warranty: ["2"] },
  colours: ["chalk", "ink", "teal"],
  sizes: { field: "storage", options: ["256 GB", "512 GB", "1 TB"], count: [1, 2], priceStep: 0.16 },
  price: [229, 499],
  grams: [1_300, 4_600],
  millimetres: [400, 300, 140],
  hsCode: "950450",
  origins: ["CN", "VN"],
};

const GAMEPAD: Kind = {
  key: "gamepad",
  category: "gamepads",
  share: 2,
  series: [
    ["HALO", "Grip"],
    ["Arkvell", "Duel"],
    ["Pikset", "Combo"],
    ["Briz", "Rally"],
  ],
  marks: ["One", "Two", "Pro", "Lite", "X", "S", ...GADGET_MARKS],
  styles: [
    style(
      words(
        "wireless game controller",
        "belaidis žaidimų valdiklis",
        "bezvadu spēļu kontrolieris",
        "juhtmevaba mängupult",
        "беспроводной геймпад",
      ),
      words(
        "Sticks that do not drift and triggers with a soft stop.",
        "Svirtelės neslysta iš vietos, o gaidukai minkštai sustoja.",
        "Sviras nenovirzās, un mēlītes mīksti apstājas.",
        "Hoovad ei triivi ja päästikud peatuvad pehmelt.",
        "Стики не уходят в сторону, а курки мягко останавливаются.",
      ),
      { options: { type: "for-games", connection: "bluetooth" } },
    ),
    style(
      words(
        "wired game controller",
        "laidinis žaidimų valdiklis",
        "vadu spēļu kontrolieris",
        "juhtmega mängupult",
        "проводной геймпад",
      ),
      words(
        "No delay and nothing to charge: plug it in and play.",
        "Be vėlavimo ir be įkrovimo: prijunkite ir žaiskite.",
        "Bez aiztures un bez uzlādes: pievienojiet un spēlējiet.",
        "Ei viivitust ega laadimist: ühendage ja mängige.",
        "Без задержек и зарядки: подключите и играйте.",
      ),
      { options: { type: "for-games", connection: "usb-c" }, priceFactor: 0.65 },
    ),
  ],
  benefits: [
    words(
      "The grip has a fine grain and stays dry.",
      "Rankena smulkiai šiurkšti ir neslysta.",
      "Rokturis ir smalki raupjš un neslīd.",
      "Pide on peenelt krobeline ega libise.",
      "Рукоятка слегка шероховатая и не скользит.",
    ),
    words(
      "Works with consoles, computers and phones.",
      "Tinka konsolėms, kompiuteriams ir telefonams.",
      "Der konsolēm, datoriem un tālruņiem.",
      "Sobib konsoolide, arvutite ja telefonidega.",
      "Подходит для консолей, компьютеров и телефонов.",
    ),
  ],
  keywords: words(
    "gamepad joystick gaming",
    "vairalazdė pultelis žaidimai",
    "spēļu pults kursorsvira",
    "juhtpult juhtkang mängud",
    "джойстик контроллер игры",
  ),
  details: { "battery-life": ["12", "18", "24"], warranty: ["2"] },
  colours: ["chalk", "ink", "storm", "ember", "violet", "pine"],
  price: [29, 79],
  grams: [280, 420],
  millimetres: [180, 140, 75],
  hsCode: "950450",
  origins: ["CN"],
};

export const LEISURE_KINDS = [CAMERA, DRONE, GAME_CONSOLE, GAMEPAD];
