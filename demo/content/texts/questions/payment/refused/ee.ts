import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "makse-lukati-tagasi-mida-teha",
  title: "Makse lükati tagasi. Mida teha?",
  description: "Raha ei võetud ja tellimus ootab. Proovige uuesti või valige teine makseviis.",
  blocks: [
    p(
      "Ärge muretsege: raha ei võetud ja tellimus ootab. Kui teil on konto, hoiame seda {unpaidOrderHours}, kontota {guestOrderHours} pärast viimast katset.",
    ),
    p(
      "Avage [Minu tellimused](/my-orders) või link meie kirjas, vajutage **Maksa** ja proovige uuesti või valige teine makseviis. Lehel on kirjas, miks pank keeldus, niipalju kui ta meile ütleb: raha ei piisa, limiit on täis, kaart on aegunud, kood on vale.",
    ),
    p(
      "Kui raha läks siiski kontolt maha, oodake mõni minut. Kinnitus võtab vahel kauem aega ja me kirjutame kohe, kui see on käes. Kaks korda raha ei võeta.",
    ),
  ],
};
