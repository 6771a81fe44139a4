import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "mis-saab-kui-tollil-on-kusimus",
  title: "Mis saab, kui tollil on küsimus või ta avab paki?",
  description: "Enamik pakke läheb läbi küsimusteta. Kui toll küsib, näete küsimust oma kontol ja vastate seal.",
  blocks: [
    p(
      "Enamik pakke läheb läbi nende päevade jooksul, mida näitame, ja te ei märka midagi. Avada võib toll neist ükskõik millise; see on tema õigus ega maksa teile midagi juurde.",
    ),
    p(
      "Kui ta tahab rohkem teada, näiteks näha poe arvet, kirjutame teile kohe. Küsimus on edasisaatmise tellimuses: **kirjutage vastus, lisage dokument ja saatke ära.** Pärast seda liigub pakk edasi.",
    ),
    p(
      "Enamikku küsimusi saab vältida: kirjeldage asju vähemalt kahe sõnaga, märkige hind, mida te tegelikult maksite, ja hoidke tellimuse kinnitus alles. Vale deklaratsiooni eest võib trahvida.",
    ),
  ],
};
