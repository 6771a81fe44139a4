import type { DemoLanguage } from "../languages.ts";
import type { DemoPage } from "./demo-page.ts";
import { h2, list, p } from "./write.ts";

/** The accessibility statement that every footer links to. */
export const ACCESSIBILITY_PAGE: Record<DemoLanguage, DemoPage> = {
  en: {
    title: "Accessibility",
    description: "How this shop works with a keyboard, a screen reader and large text.",
    blocks: [
      p("Everybody should be able to buy here. We build this shop to the WCAG 2.2 guidelines at level AA."),
      h2("What you can rely on"),
      list(
        "Everything works with the keyboard alone, and the focus is always visible.",
        "Text can grow to 400 % without sideways scrolling.",
        "Nothing is said by colour alone.",
        "Forms say what is wrong and how to mend it, next to the field.",
        "Movement is reduced when your device asks for it.",
      ),
      h2("Found an obstacle?"),
      p("Write to us and tell us the page and what you use. We answer within two working days."),
    ],
  },
  lt: {
    title: "Prieinamumas",
    description: "Kaip ši parduotuvė veikia su klaviatūra, ekrano skaitytuvu ir dideliu šriftu.",
    blocks: [
      p("Čia turi galėti pirkti kiekvienas. Parduotuvę kuriame pagal WCAG 2.2 AA lygio gaires."),
      h2("Kuo galite pasikliauti"),
      list(
        "Viskas veikia vien klaviatūra, o židinys visada matomas.",
        "Tekstą galima didinti iki 400 % be slinkimo į šoną.",
        "Niekas neperteikiama vien spalva.",
        "Formos prie lauko parašo, kas negerai ir kaip pataisyti.",
        "Judesio mažiau, kai to prašo jūsų įrenginys.",
      ),
      h2("Radote kliūtį?"),
      p("Parašykite mums, kuris tai puslapis ir ką naudojate. Atsakome per dvi darbo dienas."),
    ],
  },
  lv: {
    title: "Piekļūstamība",
    description: "Kā šis veikals darbojas ar tastatūru, ekrāna lasītāju un lielu tekstu.",
    blocks: [
      p("Šeit jāvar iepirkties ikvienam. Veikalu veidojam pēc WCAG 2.2 AA līmeņa vadlīnijām."),
      h2("Uz ko varat paļauties"),
      list(
        "Viss darbojas tikai ar tastatūru, un fokuss vienmēr ir redzams.",
        "Tekstu var palielināt līdz 400 % bez ritināšanas sānis.",
        "Nekas netiek pateikts tikai ar krāsu.",
        "Veidlapas blakus laukam pasaka, kas nav kārtībā un kā to labot.",
        "Kustību ir mazāk, ja to lūdz jūsu ierīce.",
      ),
      h2("Atradāt šķērsli?"),
      p("Uzrakstiet mums, kura tā ir lapa un ko izmantojat. Atbildam divu darba dienu laikā."),
    ],
  },
  ee: {
    title: "Ligipääsetavus",
    description: "Kuidas see pood töötab klaviatuuri, ekraanilugeja ja suure tekstiga.",
    blocks: [
      p("Siin peab saama osta igaüks. Loome poe WCAG 2.2 AA-taseme juhiste järgi."),
      h2("Millele võite loota"),
      list(
        "Kõik töötab ainult klaviatuuriga ja fookus on alati nähtav.",
        "Teksti saab suurendada 400 protsendini ilma külgsuunas kerimata.",
        "Ühtki teavet ei anta ainult värviga.",
        "Vormid ütlevad välja kõrval, mis on valesti ja kuidas seda parandada.",
        "Liikumist on vähem, kui teie seade seda soovib.",
      ),
      h2("Leidsite takistuse?"),
      p("Kirjutage meile, mis leht see on ja mida kasutate. Vastame kahe tööpäeva jooksul."),
    ],
  },
  ru: {
    title: "Доступность",
    description: "Как этот магазин работает с клавиатурой, экранным диктором и крупным текстом.",
    blocks: [
      p("Покупать здесь может каждый. Мы создаём магазин по рекомендациям WCAG 2.2 уровня AA."),
      h2("На что можно рассчитывать"),
      list(
        "Всё работает с одной клавиатурой, и фокус всегда виден.",
        "Текст можно увеличить до 400 % без прокрутки вбок.",
        "Ничто не сообщается одним лишь цветом.",
        "Формы рядом с полем говорят, что не так и как исправить.",
        "Движения меньше, когда об этом просит ваше устройство.",
      ),
      h2("Нашли препятствие?"),
      p("Напишите нам, какая это страница и чем вы пользуетесь. Отвечаем за два рабочих дня."),
    ],
  },
};
