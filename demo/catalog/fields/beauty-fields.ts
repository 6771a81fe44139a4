import { words } from "../words.ts";
import { field, figures } from "./field.ts";

/** Attributes of cosmetics. */
export const BEAUTY_FIELDS = [
  field(51, "scent-family", words("Scent family", "Kvapo grupė", "Aromātu grupa", "Lõhnarühm", "Группа ароматов"), [
    ["citrus", words("Citrus", "Citrusiniai", "Citrusu", "Tsitruseline", "Цитрусовые")],
    ["floral", words("Floral", "Gėlių", "Ziedu", "Lilleline", "Цветочные")],
    ["woody", words("Woody", "Medienos", "Koksnes", "Puidune", "Древесные")],
    ["amber", words("Amber", "Gintaro", "Ambras", "Merevaigune", "Амбровые")],
    ["fresh", words("Fresh", "Gaivieji", "Svaigie", "Värske", "Свежие")],
  ]),
  field(52, "skin-type", words("Skin type", "Odos tipas", "Ādas tips", "Nahatüüp", "Тип кожи"), [
    ["all", words("All skin types", "Visų tipų odai", "Visiem ādas tipiem", "Kõik nahatüübid", "Для всех типов кожи")],
    ["dry", words("Dry", "Sausai odai", "Sausai ādai", "Kuiv nahk", "Для сухой кожи")],
    ["oily", words("Oily", "Riebiai odai", "Taukainai ādai", "Rasune nahk", "Для жирной кожи")],
    ["sensitive", words("Sensitive", "Jautriai odai", "Jutīgai ādai", "Tundlik nahk", "Для чувствительной кожи")],
    ["mature", words("Mature", "Brandžiai odai", "Nobriedušai ādai", "Küps nahk", "Для зрелой кожи")],
  ]),
  field(53, "finish", words("Finish", "Efektas", "Efekts", "Viimistlus", "Эффект"), [
    ["matte", words("Matte", "Matinis", "Matēts", "Matt", "Матовый")],
    ["satin", words("Satin", "Satininis", "Satīna", "Satiinjas", "Сатиновый")],
    ["glossy", words("Glossy", "Blizgus", "Spīdīgs", "Läikiv", "Глянцевый")],
  ]),
  field(
    54,
    "active",
    words("Active ingredient", "Veiklioji medžiaga", "Aktīvā viela", "Toimeaine", "Активный компонент"),
    [
      ["vitamin-c", words("Vitamin C", "Vitaminas C", "C vitamīns", "C-vitamiin", "Витамин C")],
      [
        "hyaluronic",
        words("Hyaluronic acid", "Hialurono rūgštis", "Hialuronskābe", "Hüaluroonhape", "Гиалуроновая кислота"),
      ],
      ["niacinamide", words("Niacinamide", "Niacinamidas", "Niacinamīds", "Niatsiinamiid", "Ниацинамид")],
      ["retinol", words("Retinol", "Retinolis", "Retinols", "Retinool", "Ретинол")],
      ["ceramides", words("Ceramides", "Ceramidai", "Keramīdi", "Tseramiidid", "Церамиды")],
    ],
  ),
  field(
    55,
    "spf",
    words("Sun protection", "Apsauga nuo saulės", "Saules aizsardzība", "Päikesekaitse", "Защита от солнца"),
    figures("SPF 15", "SPF 30", "SPF 50"),
  ),
  field(
    56,
    "period-after-opening",
    words(
      "Use after opening",
      "Tinka atidarius",
      "Lietot pēc atvēršanas",
      "Kasutusaeg pärast avamist",
      "Срок после вскрытия",
    ),
    [
      ["6", words("6 months", "6 mėn.", "6 mēn.", "6 kuud", "6 мес.")],
      ["12", words("12 months", "12 mėn.", "12 mēn.", "12 kuud", "12 мес.")],
      ["24", words("24 months", "24 mėn.", "24 mēn.", "24 kuud", "24 мес.")],
    ],
    { disabledInIndex: true },
  ),
];
