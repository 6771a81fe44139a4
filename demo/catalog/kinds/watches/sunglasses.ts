import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { WARDROBE_MARKS } from "../marks.ts";

export const SUNGLASSES: Kind = {
  key: "sunglasses",
  category: "sunglasses",
  share: 3,
  series: [
    ["Sunhagen", "Reef"],
    ["Tindra", "Fjell"],
    ["Velora", "Riviera"],
    ["Strand & Sol", "Noon"],
  ],
  marks: ["Bay", "Cape", "Isle", "Cliff", "Crest", "Coast", ...WARDROBE_MARKS],
  styles: [
    style(
      words(
        "polarised sunglasses",
        "poliarizuoti akiniai nuo saulės",
        "polarizētas saulesbrilles",
        "polariseeritud päikeseprillid",
        "поляризованные солнечные очки",
      ),
      words(
        "Takes the glare off water, snow and wet asphalt.",
        "Slopina vandens, sniego ir šlapio asfalto atspindžius.",
        "Slāpē ūdens, sniega un slapja asfalta atspīdumus.",
        "Vähendab vee, lume ja märja asfaldi helki.",
        "Убирают блики воды, снега и мокрого асфальта.",
      ),
      { options: { lenses: "polarised", gender: "unisex" }, priceFactor: 1.2 },
    ),
    style(
      words("sunglasses", "akiniai nuo saulės", "saulesbrilles", "päikeseprillid", "солнечные очки"),
      words(
        "A shape that suits most faces, and a hinge that lasts.",
        "Daugumai veidų tinkanti forma ir tvirti lankstai.",
        "Lielākajai daļai seju piemērota forma un izturīgas eņģes.",
        "Enamikule nägudele sobiv kuju ja vastupidavad hinged.",
        "Форма, которая идёт большинству лиц, и прочные петли.",
      ),
      { options: { gender: "women" } },
    ),
  ],
  benefits: [
    words(
      "Full protection against UVA and UVB.",
      "Visiška apsauga nuo UVA ir UVB.",
      "Pilna aizsardzība pret UVA un UVB.",
      "Täielik kaitse UVA ja UVB eest.",
      "Полная защита от UVA и UVB.",
    ),
    words(
      "A hard case and a cloth are included.",
      "Pridedamas kietas dėklas ir šluostė.",
      "Komplektā ciets futrālis un drāniņa.",
      "Kaasas on kõva toos ja lapp.",
      "В комплекте жёсткий футляр и салфетка.",
    ),
  ],
  keywords: words(
    "eyewear UV shades",
    "akiniai UV apsauga",
    "brilles UV aizsardzība",
    "prillid UV-kaitse",
    "очки УФ защита",
  ),
  details: { lenses: ["gradient", "mirrored"], material: ["acetate", "steel", "titanium"] },
  colours: ["walnut", "ink", "gold", "storm", "olive", "blush"],
  price: [29, 119],
  grams: [120, 190],
  millimetres: [170, 75, 65],
  hsCode: "900410",
  origins: ["IT", "CN", "ES"],
};
