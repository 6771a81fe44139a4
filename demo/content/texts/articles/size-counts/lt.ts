import { button, h2, info, list, p, quote, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kodel-svarbus-dydis",
  title: "Kaip matuojame siuntą ir kodėl dydis gali kainuoti daugiau nei svoris",
  description: "Pagalvė beveik nieko nesveria, bet užima pusę lagamino. Ką reiškia „pagal dydį“ ir kaip mokėti mažiau.",
  blocks: [
    list(
      "**Skaičiuojama pagal didesnį dydį:** svorį arba tai, ką atitinka matmenys",
      "**Oru** kubiniai centimetrai dalijami iš {airDivisor}",
      "**Mažesnė dėžė pigesnė:** prieš pakuodami galime nuimti parduotuvės dėžę",
    ),
    p(
      "Pagalvė sveria 1,2 kg. Siunčiant oru už ją gali tekti mokėti kaip už {pillowChargedKg}. Atrodo kaip klaida, ir apie tai mums rašo kas savaitę. Tačiau klaidos nėra. Lėktuvas prisipildo daug anksčiau, nei tampa per sunkus, todėl kainuoja ne tik krovinio svoris, bet ir jo užimama vieta. Štai kaip šie du dydžiai lyginami.",
    ),
    h2("Taisyklė vienu sakiniu"),
    p(
      "Siunčiant oru skaičiuojame didesnį iš dviejų dydžių: **kiek dėžė sveria** arba **kokį svorį atitinka jos dydis**. Tūris kubiniais centimetrais dalijamas iš {airDivisor}; gaunamas svoris kilogramais, vadinamas tūriniu svoriu. Didesnis dydis apvalinamas aukštyn kas {airStep}.",
    ),
    h2("Trys dėžės, suskaičiuotos"),
    table(
      ["Dėžė", "Matmenys", "Ant svarstyklių", "Pagal dydį", "Skaičiuojama"],
      ["Pagalvė", "50 × 40 × 20 cm", "1,2 kg", "{pillowVolumeKg}", "{pillowChargedKg}"],
      ["Ta pati pagalvė, suvyniota", "40 × 30 × 15 cm", "1,2 kg", "{rolledVolumeKg}", "{rolledChargedKg}"],
      ["Knygos", "30 × 20 × 15 cm", "6 kg", "{booksVolumeKg}", "{booksChargedKg}"],
    ),
    p(
      "Už pagalvę mokama pagal dydį, už knygas – pagal svorį. Įdomiausia antroji eilutė: iš dėžės išimtas tik oras, o gabenimas gerokai atpigo.",
    ),
    h2("O jūra?"),
    p(
      "Jūroje kubinis metras skaičiuojamas kaip tona, todėl beveik visada lemia dydis. Skaičiuojama kiekviena pradėta šimtoji kubinio metro dalis. Pirmosios eilutės pagalvė užima 0,04 m³. Didelius ir lengvus daiktus dažniausiai geriau siųsti jūra: už vietą vis tiek mokate, bet kiekvienas litras kainuoja daug mažiau.",
    ),
    h2("Kaip matuojame"),
    p(
      "Atvykusią siuntą padedame ant svarstyklių ir išmatuojame jos ilgį, plotį ir aukštį taip, kaip dėžė stovi, su viskuo, kas išsikišę. Nufotografuojame ją iš išorės, ant svarstyklių ir su etikete. Visa tai rasite siuntos puslapyje savo paskyroje, tad matote tą patį, ką matėme mes.",
    ),
    p(
      "Ten yra ir viena svarbi eilutė: **„Apmokestinama … kg“**. Jei prie jos parašyta „pagal dydį“, dėžė savo svoriui per didelė. Mūsų parduotuvėje tokią eilutę rasite kiekvienos prekės, kuriai tai taikoma, puslapyje.",
    ),
    info(
      "Abejojate mūsų skaičiais? Siuntos puslapyje paprašykite išmatuoti dar kartą. Klaidingą skaičių ištaisysime, kol dar nieko nesumokėjote.",
    ),
    h2("Penki keliai į mažesnę dėžę"),
    list(
      "**Leiskite nuimti parduotuvių dėžes.** Batų dėžė siuntos dėžėje, o ši – dar vienoje: kiekvienas sluoksnis yra oras, už kurį mokate. Dėžes nuimame ir daiktus sudedame glaudžiai. Atgal jų uždėti nebegalima, todėl dovanoms palikite.",
      "**Sujunkite siuntas.** Tūriai sudedami prieš apvalinant, o pustuštės dėžės užpildo viena kitos tarpus.",
      "**Paprašykite parduotuvės mažesnės pakuotės.** Daug parduotuvių užsakant leidžia pažymėti, kad norite mažiau pakuotės.",
      "**Rinkitės tai, kas susilanksto.** Pūkinė striukė maišelyje, suvyniotas kilimėlis, išardyta lempa.",
      "**Pagalvokite apie jūrą.** Jei neskubate, palyginkite abi kainas.",
    ),
    h2("Su kuo sutinkate"),
    p(
      "Prieš jums apmokant persiuntimo užklausą kaina skaičiuojama pagal dėžes, kokios jos atvyko. Supakavę iš naujo, matuojame dar kartą. Jei naujoji dėžė mažesnė, gabenimas atpinga, o skirtumas grįžta ten, iš kur sumokėta. Jei ji būtų didesnė, nemokėsite daugiau, nei sutikote.",
    ),
    quote("Niekada nemokate už didesnę dėžę, nei matėte."),
    p(
      "Pasirinkę bandomąjį pakavimą už {rehearsalFee}, galite daryti atvirkščiai: pirmiausia supakuojame, jūs pamatote tikslius skaičius ir tik tada mokate.",
    ),
    h2("Prieš perkant"),
    p(
      "Siuntos dar neturite ir jos dydžio nežinote? Parduotuvės dažnai nurodo prekės matmenis, o dėžė į visas puses būna per plaštaką didesnė. Arba skaičiuoklėje pasirinkite tipinę prekę: ji žino, kokio dydžio paprastai būna batų pora, paltas ar nešiojamasis. Tada keiskite skaičius ir stebėkite kainą. Penki centimetrai aukščio kartais būna verti daugiau nei pusė kilogramo svorio.",
    ),
    button("Išbandyti su mano dėže", "/calculate"),
  ],
};
