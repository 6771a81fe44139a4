import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kuidas-saldot-laadida-ja-raha-tagasi-saada",
  title: "Kuidas saldot laadida ja kuidas raha tagasi saada?",
  description: "Laadige alates {topUpMinimum}, makske kõige eest ja laske kulutamata raha välja maksta.",
  blocks: [
    p(
      "Avage [Saldo](/balance), valige summa vahemikus {topUpMinimum} kuni {topUpMaximum} ja tasuge see nagu tellimus. Saldolt saate siin maksta kõige eest, kohe ja lisatasuta. Kõik tehingud on seal näha ja loendi saab alla laadida.",
    ),
    p(
      "Raha pole siiski vaja? Selle, mille **laadisite ja mida pole kulutanud**, saab välja maksta. Taotlege seda samal lehel. Iga väljamakse vaatab läbi inimene, siis läheb raha tagasi sinna, kust see tuli. Kuni väljamakse pole kinnitatud, saate taotluse tagasi võtta.",
    ),
    p("Tagasimaksed ostude eest, mida te ei tasunud saldolt, ja meie antud summad jäävad saldole."),
  ],
};
