import { h2, info, list, p, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "delivery",
  title: "Pristatymas",
  description: "Kaip jūsų užsakymas keliauja iki jūsų, kiek tai trunka, kiek kainuoja ir kaip jį sekti.",
  blocks: [
    p(
      "Viskas, ką užsakote „{brand}“, keliauja dviem etapais: per sieną, o tada po jūsų šalį iki jūsų. Abiejų etapų kainą ir trukmę matote prieš mokėdami.",
    ),
    h2("Kiek tai trunka"),
    list(
      "**Oru:** {airDays}. Tam, ko reikia greitai, ir lengviems daiktams.",
      "**Jūra:** {seaDays}. Tam, kas sunku ar didelis ir gali palaukti.",
      "**Iki atsiėmimo vietos:** {pickupDays} iš šio laiko tenka paskutiniam etapui jūsų šalyje. Vežėjai: {pickupCarriers}.",
    ),
    p(
      "Datos prie gabenimo kainos galioja jūsų krepšeliui ir apima paskutinį etapą. Užsakyme jas matysite, kol siunta atvyks.",
    ),
    h2("Kiek kainuoja"),
    p(
      "Gabenimo kaina priklauso nuo svorio ir dydžio, pristatymo – nuo pasirinkto vežėjo. Abi matote krepšelyje ir atsiskaitydami, kartu su muitu ir importo PVM: mokate tiek, kiek matote.",
    ),
    info(
      "Prie durų „{brand}“ nieko neprašo. Jei kas nors to prašo mūsų vardu, nemokėkite ir [parašykite mums](/contacts).",
    ),
    h2("Iki durų ar iki atsiėmimo vietos"),
    list(
      "**Iki durų:** kurjeris atvyksta darbo dieną ir prieš tai paskambina arba parašo.",
      "**Iki atsiėmimo vietos:** kodą gausite SMS žinute arba el. paštu. Kiekvienas vežėjas ten priima bent {pickupMaxKg}.",
    ),
    h2("Kaip sekti"),
    steps(
      ["Sumokate", "Nuo tada visus užsakymo žingsnius matote skiltyje [Mano užsakymai](/my-orders)."],
      ["Išsiunčiame", "Gausite laišką su numeriu. Kur siunta yra dabar, rodo [sekimo puslapis](/tracking)."],
      [
        "Atvyksta",
        "Prieš pasirašydami apžiūrėkite dėžę. Jei ji pažeista, nufotografuokite ir pateikite [pretenziją](/claim-form).",
      ],
    ),
    h2("Jei kas nors nepavyksta"),
    p(
      "Vėluojanti, dingusi ar pažeista siunta yra mūsų rūpestis, ne jūsų. Pateikite [pretenziją](/claim-form) arba, jei abejojate, [parašykite mums](/contacts).",
    ),
  ],
};
