import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ko-negalima-siusti",
  title: "Ko negalima siųsti?",
  description: "Kai kas keliauja tik jūra, kai ko visai nesiunčiame. Skaičiuoklė tai pasako dar prieš perkant.",
  blocks: [
    p(
      "Visai nesiunčiame: **ginklų, vaistų, tabako ir elektroninių cigarečių, augalų ir sėklų, mėsos, pieno ir sūrio.**",
    ),
    p(
      "Tik jūra: kvepalai, nagų lakas ir kitos degios prekės, aerozoliai, išorinės ir atskiros baterijos, batai su ličio sekikliu.",
    ),
    p(
      "Oru su sąlyga: įrenginiai su vidine baterija, du dėžėje; skysčiai pakuotėse iki 100 ml; stiprūs magnetai, jei ekranuoti. Maistas turi būti sandariai supakuotas ir negesti be šaldytuvo. Alkoholis neskraidinamas, ir ne visos šalys jį įsileidžia.",
    ),
    p(
      "Pasirinkite prekių rūšį [skaičiuoklėje](/calculate), ir ji pasakys, kas galioja šiandien. Jei toks daiktas atvyksta į mūsų sandėlį, jį sulaikome ir paklausiame jūsų.",
    ),
  ],
};
