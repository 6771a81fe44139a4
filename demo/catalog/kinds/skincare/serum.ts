import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { BEAUTY_MARKS } from "../marks.ts";

export const SERUM: Kind = {
  key: "serum",
  category: "serums",
  share: 3,
  series: [
    ["Dewfold", "Drop by Drop"],
    ["Skinmoor", "Heather"],
    ["Tindra", "Cloudberry"],
    ["Perlette", "Écume"],
    ["Botanist Lane", "Rosehip"],
  ],
  marks: ["Clear", "Plus", "Pure", "5", "10", "Calm", ...BEAUTY_MARKS],
  styles: [
    style(
      words(
        "serum with vitamin C",
        "serumas su vitaminu C",
        "serums ar C vitamīnu",
        "C-vitamiiniga seerum",
        "сыворотка с витамином C",
      ),
      words(
        "Evens the tone and wakes a tired face.",
        "Suvienodina atspalvį ir pažadina pavargusį veidą.",
        "Izlīdzina toni un atmodina nogurušu seju.",
        "Ühtlustab jumet ja äratab väsinud näo.",
        "Выравнивает тон и освежает уставшее лицо.",
      ),
      { options: { active: "vitamin-c", "skin-type": "all" } },
    ),
    style(
      words(
        "serum with hyaluronic acid",
        "serumas su hialurono rūgštimi",
        "serums ar hialuronskābi",
        "hüaluroonhappega seerum",
        "сыворотка с гиалуроновой кислотой",
      ),
      words(
        "Holds water where heating and wind take it.",
        "Sulaiko drėgmę, kurią atima šildymas ir vėjas.",
        "Notur mitrumu, ko atņem apkure un vējš.",
        "Hoiab niiskust, mida küte ja tuul võtavad.",
        "Удерживает влагу, которую забирают отопление и ветер.",
      ),
      { options: { active: "hyaluronic", "skin-type": "dry" } },
    ),
    style(
      words(
        "serum with niacinamide",
        "serumas su niacinamidu",
        "serums ar niacinamīdu",
        "niatsiinamiidiga seerum",
        "сыворотка с ниацинамидом",
      ),
      words(
        "Calms shine and pores without drying.",
        "Mažina blizgesį ir poras, bet nesausina.",
        "Mazina spīdumu un poras, bet nesausina.",
        "Vähendab läiget ja poore, kuid ei kuivata.",
        "Уменьшает блеск и поры, но не сушит.",
      ),
      { options: { active: "niacinamide", "skin-type": "oily" }, priceFactor: 0.8 },
    ),
  ],
  benefits: [
    words(
      "Unscented, and tested on volunteers.",
      "Be kvapo, išbandyta su savanoriais.",
      "Bez smaržas, pārbaudīts ar brīvprātīgajiem.",
      "Lõhnatu ja vabatahtlikega katsetatud.",
      "Без отдушек, проверено на добровольцах.",
    ),
    words(
      "The pipette gives exactly one drop.",
      "Pipetė lašina tiksliai po vieną lašą.",
      "Pipete dod tieši vienu pilienu.",
      "Pipett annab täpselt ühe tilga.",
      "Пипетка даёт ровно одну каплю.",
    ),
  ],
  keywords: words(
    "face serum skin care drops",
    "veido serumas odos priežiūra",
    "sejas serums ādas kopšana",
    "näoseerum nahahooldus",
    "сыворотка для лица уход",
  ),
  details: { "period-after-opening": ["6", "12"] },
  colours: ["clay", "brass", "glacier", "blush", "orange", "sage"],
  hasNoColourChoice: true,
  sizes: { field: "volume", options: ["15 ml", "30 ml", "50 ml"], count: [1, 2], priceStep: 0.45 },
  price: [15, 59],
  grams: [90, 160],
  millimetres: [110, 45, 45],
  hsCode: "330499",
  origins: ["KR", "FR", "SE"],
};
