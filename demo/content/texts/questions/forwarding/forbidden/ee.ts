import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "mida-ei-tohi-saata",
  title: "Mida ei tohi saata?",
  description: "Mõni asi liigub ainult laevaga ja mõnda me ei saada üldse. Kalkulaator ütleb seda juba enne ostmist.",
  blocks: [
    p("Üldse ei saada: **relvi, ravimeid, tubakat ja e-sigarette, taimi ja seemneid, liha, piima ja juustu.**"),
    p(
      "Ainult laevaga: parfüüm, küünelakk ja muu tuleohtlik kaup, aerosoolid, akupangad ja eraldi akud, liitiumjälgijaga jalatsid.",
    ),
    p(
      "Lennukiga tingimusel: sisseehitatud akuga seadmed, kaks karbis; vedelikud kuni 100 ml pakendis; tugevad magnetid, kui need on varjestatud. Toit peab olema suletud pakendis ja säilima külmkapita. Alkohol ei tohi lennata ja mitte iga riik ei luba seda sisse tuua.",
    ),
    p(
      "Valige [kalkulaatoris](/calculate) kauba liik ja see ütleb, mis täna kehtib. Kui selline asi jõuab meie lattu, hoiame seda kinni ja küsime teilt.",
    ),
  ],
};
