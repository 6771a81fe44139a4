import type { DemoLanguage } from "../../languages.ts";

export interface GroupTexts {
  key: string;
  texts: Readonly<Record<DemoLanguage, { slug: string; name: string }>>;
}

const group = (
  key: string,
  en: readonly [string, string],
  lt: readonly [string, string],
  ru: readonly [string, string],
  lv: readonly [string, string],
  ee: readonly [string, string],
): GroupTexts => {
  const text = ([slug, name]: readonly [string, string]) => ({ slug, name });
  return { key, texts: { en: text(en), lt: text(lt), ru: text(ru), lv: text(lv), ee: text(ee) } };
};

/** The topics of articles, in their order. */
export const TOPICS: readonly GroupTexts[] = [
  group(
    "guides",
    ["guides", "Guides"],
    ["patarimai", "Patarimai"],
    ["sovety", "Советы"],
    ["padomi", "Padomi"],
    ["nouanded", "Nõuanded"],
  ),
  group(
    "customs",
    ["customs", "Customs"],
    ["muitine", "Muitinė"],
    ["tamozhnya", "Таможня"],
    ["muita", "Muita"],
    ["toll", "Toll"],
  ),
  group(
    "shipping",
    ["shipping", "Shipping"],
    ["gabenimas", "Gabenimas"],
    ["perevozka", "Перевозка"],
    ["parvadajums", "Pārvadājums"],
    ["vedu", "Vedu"],
  ),
  group("style", ["style", "Style"], ["stilius", "Stilius"], ["stil", "Стиль"], ["stils", "Stils"], ["stiil", "Stiil"]),
  group(
    "behind-the-scenes",
    ["behind-the-scenes", "Behind the scenes"],
    ["uzkulisiai", "Užkulisiai"],
    ["za-kulisami", "За кулисами"],
    ["aizkulises", "Aizkulises"],
    ["telgitagused", "Telgitagused"],
  ),
];

/** The groups of questions, in their order. */
export const QUESTION_GROUPS: readonly GroupTexts[] = [
  group(
    "shopping",
    ["shopping", "Shopping"],
    ["apsipirkimas", "Apsipirkimas"],
    ["pokupki", "Покупки"],
    ["iepirksanas", "Iepirkšanās"],
    ["ostlemine", "Ostlemine"],
  ),
  group(
    "buy-for-me",
    ["buy-for-me", "Buy for me"],
    ["nupirkite-man", "Nupirkite man"],
    ["kupite-za-menya", "Купите за меня"],
    ["nopirciet-man", "Nopērciet man"],
    ["ostke-minu-eest", "Ostke minu eest"],
  ),
  group(
    "forwarding",
    ["forwarding", "Forwarding"],
    ["siuntu-persiuntimas", "Siuntų persiuntimas"],
    ["peresylka-posylok", "Пересылка посылок"],
    ["sutijumu-parsutisana", "Sūtījumu pārsūtīšana"],
    ["pakkide-edastamine", "Pakkide edasisaatmine"],
  ),
  group(
    "customs",
    ["customs-and-taxes", "Customs and taxes"],
    ["muitine-ir-mokesciai", "Muitinė ir mokesčiai"],
    ["tamozhnya-i-nalogi", "Таможня и налоги"],
    ["muita-un-nodokli", "Muita un nodokļi"],
    ["toll-ja-maksud", "Toll ja maksud"],
  ),
  group(
    "payment",
    ["payment-and-balance", "Payment and balance"],
    ["mokejimas-ir-balansas", "Mokėjimas ir balansas"],
    ["oplata-i-balans", "Оплата и баланс"],
    ["maksasana-un-bilance", "Maksāšana un bilance"],
    ["maksmine-ja-saldo", "Maksmine ja saldo"],
  ),
  group(
    "account",
    ["your-account", "Your account"],
    ["jusu-paskyra", "Jūsų paskyra"],
    ["vasha-uchyotnaya-zapis", "Ваша учётная запись"],
    ["jusu-konts", "Jūsu konts"],
    ["teie-konto", "Teie konto"],
  ),
];
