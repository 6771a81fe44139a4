import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-iskaiciuota-i-kaina",
  title: "Kas įskaičiuota į prekės kainą, o kas pridedama?",
  description:
    "PVM ir muito mokestis jau įskaičiuoti. Gabenimas ir pristatymas – atskiros eilutės, kurias matote prieš užsakydami.",
  blocks: [
    p(
      "Į mūsų parduotuvės prekės kainą įskaičiuoti **PVM ir muito mokestis**. Pridedami du dalykai: gabenimas oru ar jūra ir pristatymas iki durų arba į atsiėmimo vietą.",
    ),
    p(
      "Skaičiuoti patiems nereikia. Prekės puslapyje, krepšelyje ir pateikiant užsakymą rodome kainą iki durų, tai yra viską kartu. Kol vežėjo nepasirinkote, skaičiuojame pigiausią ir rašome „nuo“. Jei jūsų mokėjimo būdas turi mokestį, jis nurodomas atskira eilute.",
    ),
    p("Ant paskutinio mygtuko parašyta, kiek mokėsite. Vėliau niekas nepridedama, ir prie durų pinigų niekas neprašo."),
  ],
};
