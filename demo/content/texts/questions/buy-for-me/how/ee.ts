import { numbered, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kuidas-toimib-ostke-minu-eest",
  title: "Kuidas toimib „Ostke minu eest“?",
  description:
    "Saadate lingid, arvutame hinna ukseni, teie maksate, meie ostame. Küsimine ei maksa midagi ega kohusta millekski.",
  blocks: [
    p("Leidsite midagi poest, mis teile ei tarni või millele te ei taha oma kaarti anda? Laske meil osta:"),
    numbered(
      "[Kleepige lingid](/order-form) ning lisage suurus, värv ja kogus. Kuni {quoteMostItems} toodet, soovi korral mitmest poest.",
      "Nimekirja vaatab üle inimene, tavaliselt tööpäeviti 24 tunni jooksul. Kui midagi on ebaselge, küsime.",
      "Saate hinnapakkumise: ühe hinna ukseni, lennukiga ja laevaga.",
      "Valite, kinnitate ja maksate. Alles siis ostame.",
    ),
    p(
      "Kaup tuleb meie lattu ja liigub sealt teie juurde. Küsimine ei maksa midagi. Nimekirja saate täita ilma kontota; enne saatmist palume sisse logida.",
    ),
  ],
};
