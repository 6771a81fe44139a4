import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "miks-on-saldol-raha",
  title: "Miks on saldol raha, mida ma sinna ei pannud?",
  description:
    "Sest midagi maksis vähem, kui kokku lepiti: väiksem kast, väiksem tollimaks. Iga tehingu juures on kirjas, mille eest.",
  blocks: [
    p("Sest midagi maksis vähem, kui nõustusite maksma. Tavaliselt on kolm põhjust:"),
    list(
      "**Väiksem kast.** Pärast pakkimist läks teie tellimuse vedu odavamaks. Vahe on teie oma.",
      "**Toll võttis vähem**, kui maksite tollimaksu ja impordi käibemaksu eest.",
      "**Tagasimakse** selle eest, mille tasusite saldolt.",
    ),
    p(
      "Iga tehingu juures lehel [Saldo](/balance) on number, näiteks FR on edasisaatmise tellimus, QU hinnapakkumine. Avage see ja näete põhjust rida-realt. Raha on kohe olemas ja sellega saab siin maksta kõige eest.",
    ),
  ],
};
