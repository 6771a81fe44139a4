import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kodel-balanse-atsirado-pinigu",
  title: "Kodėl balanse yra pinigų, kurių neįnešiau?",
  description:
    "Nes kažkas kainavo mažiau, nei sutarta: mažesnė dėžė, mažesnis muito mokestis. Prie kiekvienos operacijos nurodyta už ką.",
  blocks: [
    p("Nes kažkas kainavo mažiau, nei sutikote mokėti. Dažniausios trys priežastys:"),
    list(
      "**Mažesnė dėžė.** Supakavus jūsų persiuntimo užklausą, gabenimas kainavo mažiau. Skirtumas – jūsų.",
      "**Muitinė paėmė mažiau**, nei sumokėjote už muito mokestį ir importo PVM.",
      "**Grąžinimas** už tai, ką apmokėjote iš balanso.",
    ),
    p(
      "Prie kiekvienos operacijos puslapyje [Balansas](/balance) nurodytas numeris, pavyzdžiui, FR – persiuntimo užklausa, QU – sąmata. Jį atvertę priežastį matote eilutė po eilutės. Pinigai atsiranda iškart, ir jais čia galite sumokėti už viską.",
    ),
  ],
};
