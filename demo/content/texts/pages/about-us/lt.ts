import { h2, list, p, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "apie-mus",
  title: "{brand}: kas mes esame",
  description: "Kas esame, ką darome ir ko galite iš mūsų tikėtis: viena kaina iki durų ir žmonės, kurie atsako.",
  blocks: [
    p(
      "Geriausi daiktai ne visada parduodami už kampo. „{brand}“ juos parveža namo, o kainą iki durų žinote dar prieš mokėdami.",
    ),
    h2("Ką darome"),
    list(
      "**Parduodame.** Prekės iš mūsų pačių sandėlio, o kiekvienos puslapyje – kaina iki durų: PVM, muito mokestis, gabenimas ir pristatymas suskaičiuoti prieš užsakant.",
      "**Perkame už jus.** Atsiunčiate nuorodą, apskaičiuojame visą kainą iki durų, o jūs nusprendžiate.",
      "**Persiunčiame.** Gaunate adresą kitose šalyse, perkate taip, tarsi ten gyventumėte, o mes supakuojame, sutvarkome deklaraciją ir atvežame, kas atvyksta.",
    ),
    h2("Ko laikomės"),
    steps(
      ["Viena kaina iki durų", "Kiekvieną eilutę matote prieš mokėdami. Kai siunta atkeliauja, pinigų niekas neprašo."],
      [
        "Didžiausia kaina, ne mažiausia",
        "Suma, su kuria sutinkate persiųsdami, yra didžiausia, kurią mokate. Jei supakuota dėžė mažesnė, skirtumas grįžta į balansą.",
      ],
      [
        "Nuotraukos vietoj pažadų",
        "Kiekvieną atvykusią siuntą pasveriame, išmatuojame ir nufotografuojame, tad matote tą patį, ką ir mes.",
      ],
      ["Kelias atgal", "Pirkimo galite atsisakyti per {withdrawalDays}, ir niekas neklausia kodėl."],
      [
        "Paprasti žodžiai",
        "Rašome taip, kaip su jumis kalbėtume, jūsų kalba. Jei kuris sakinys neaiškus, pasakykite, ir pataisysime.",
      ],
    ),
    h2("Kas esame"),
    p(
      "„{brand}“ priklauso įmonei: {legalName}, {legalAddress}. Esame pirkėjai, pakuotojai, muitinės tarpininkai ir programuotojai, ir dauguma mūsų kada nors laukė siuntos, kuri neatkeliavo. Todėl viskas čia sukasi apie vieną klausimą: ką norėčiau žinoti šią akimirką?",
    ),
    h2("Kaip mus pasiekti"),
    p(
      "Čia atsako žmonės, jūsų kalba. [Parašykite mums](/contacts) arba siųskite laišką adresu {supportMail}. Daug atsakymų jau yra tarp [dažnai užduodamų klausimų](/faq).",
    ),
  ],
};
