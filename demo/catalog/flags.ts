import { isIn } from "./categories/category-tree.ts";
import type { PricePlan } from "./price-plan.ts";
import type { Dice } from "./random.ts";
import { type Words, words } from "./words.ts";

export interface Flag {
  readonly id: number;
  readonly type: "1" | "2";
  readonly name: Words;
  readonly description: Words;
  /** Counted from today; null for flags without an end. */
  readonly endsInDays: number | null;
  readonly bears: (given: Given, dice: Dice) => boolean;
}

interface Given {
  readonly category: string;
  readonly plan: PricePlan;
}

const isReduced = ({ plan }: Given) => ["reduced", "dipped", "progressive"].includes(plan.name);

export const FLAGS: readonly Flag[] = [
  {
    id: 1,
    type: "1",
    name: words("Exclusive", "Tik pas mus", "Tikai pie mums", "Ainult meilt", "Только у нас"),
    description: words(
      "Only here this season",
      "Šį sezoną tik čia",
      "Šosezon tikai šeit",
      "Sel hooajal ainult siin",
      "В этом сезоне только здесь",
    ),
    endsInDays: null,
    bears: (_, dice) => dice.chance(0.04),
  },
  {
    id: 2,
    type: "1",
    name: words("Limited run", "Ribotas tiražas", "Ierobežota sērija", "Piiratud kogus", "Малый тираж"),
    description: words(
      "Made once, in small numbers",
      "Pagaminta kartą, nedaug",
      "Izgatavots vienreiz, nelielā skaitā",
      "Tehtud üks kord, väikeses koguses",
      "Сделано один раз и немного",
    ),
    endsInDays: null,
    bears: ({ category }, dice) => isIn(category, "clothes", "accessories", "cosmetics") && dice.chance(0.03),
  },
  {
    id: 3,
    type: "1",
    name: words("First here", "Pirmiausia čia", "Vispirms šeit", "Esimesena siin", "Сначала здесь"),
    description: words(
      "Before it is sold elsewhere",
      "Anksčiau nei kitur",
      "Agrāk nekā citur",
      "Varem kui mujal",
      "Раньше, чем в других местах",
    ),
    endsInDays: null,
    bears: ({ category }, dice) => isIn(category, "electronics") && dice.chance(0.03),
  },
  {
    id: 11,
    type: "2",
    name: words(
      "Up to −35% on audio",
      "Garso technikai iki −35 %",
      "Audiotehnikai līdz −35 %",
      "Helitehnika kuni −35%",
      "Аудиотехника до −35 %",
    ),
    description: words(
      "Headphones, earbuds and speakers",
      "Ausinės ir garso kolonėlės",
      "Austiņas un skaļruņi",
      "Kõrvaklapid ja kõlarid",
      "Наушники и колонки",
    ),
    endsInDays: 3,
    bears: ({ category }) => isIn(category, "audio"),
  },
  {
    id: 12,
    type: "2",
    name: words(
      "Winter layers",
      "Šilti žiemos drabužiai",
      "Siltas drēbes ziemai",
      "Soojad talveriided",
      "Тёплая одежда на зиму",
    ),
    description: words(
      "Coats, knitwear and hoodies",
      "Paltai, megztiniai ir džemperiai",
      "Mēteļi, adījumi un džemperi",
      "Mantlid, kampsunid ja pusad",
      "Пальто, трикотаж и толстовки",
    ),
    endsInDays: 9,
    bears: ({ category }, dice) =>
      isIn(category, "outerwear", "knitwear", "hoodies", "gloves", "scarves") && dice.chance(0.5),
  },
  {
    id: 13,
    type: "2",
    name: words("Run into autumn", "Rudens bėgimai", "Rudens skrējieni", "Sügisjooksud", "Осенние пробежки"),
    description: words(
      "Running and hiking shoes",
      "Bėgimo ir žygio avalynė",
      "Skriešanas un pārgājienu apavi",
      "Jooksu- ja matkajalatsid",
      "Обувь для бега и походов",
    ),
    endsInDays: 5,
    bears: ({ category }) => isIn(category, "sports-shoes"),
  },
  {
    id: 14,
    type: "2",
    name: words("A better desk", "Geresnis darbo stalas", "Labāks darba galds", "Parem töölaud", "Лучший рабочий стол"),
    description: words(
      "Monitors, keyboards and mice",
      "Monitoriai, klaviatūros ir pelės",
      "Monitori, tastatūras un peles",
      "Monitorid, klaviatuurid ja hiired",
      "Мониторы, клавиатуры и мыши",
    ),
    endsInDays: 12,
    bears: ({ category }, dice) => isIn(category, "computers") && dice.chance(0.4),
  },
  {
    id: 15,
    type: "2",
    name: words("Small gifts", "Mažos dovanos", "Mazas dāvanas", "Väikesed kingitused", "Маленькие подарки"),
    description: words(
      "Scent, soap and jewellery",
      "Kvapai, muilas ir papuošalai",
      "Smaržas, ziepes un rotas",
      "Lõhnad, seebid ja ehted",
      "Ароматы, мыло и украшения",
    ),
    endsInDays: 20,
    bears: ({ category }, dice) => isIn(category, "fragrance", "soaps", "watches-jewellery") && dice.chance(0.35),
  },
  {
    id: 16,
    type: "2",
    name: words("Ready to travel", "Pasiruošę kelionei", "Gatavi ceļam", "Reisivalmis", "Готовы в путь"),
    description: words(
      "Suitcases, backpacks and power banks",
      "Lagaminai, kuprinės ir išorinės baterijos",
      "Koferi, mugursomas un ārējie akumulatori",
      "Kohvrid, seljakotid ja akupangad",
      "Чемоданы, рюкзаки и внешние аккумуляторы",
    ),
    endsInDays: 7,
    bears: ({ category }, dice) => isIn(category, "suitcases", "backpacks", "power-banks") && dice.chance(0.5),
  },
];

/** An offer is a reduced price: whatever is sold at its full price bears none. */
export function flagsOf(dice: Dice, given: Given): number[] {
  const borne = FLAGS.filter(({ type, bears }) => bears(given, dice) && (type === "1" || isReduced(given)));
  const exclusive = borne.find(({ type }) => type === "1");
  return borne.filter((flag) => flag.type === "2" || flag === exclusive).map(({ id }) => id);
}
