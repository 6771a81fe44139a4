import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kuidas-pakkumistest-loobuda",
  title: "Milliseid kirju te saadate ja kuidas pakkumistest loobuda?",
  description: "Kirjad tellimuste kohta tulevad alati. Pakkumised ainult teie nõusolekul ja loobuda saab ühe klõpsuga.",
  blocks: [
    p("Kirju on kahte liiki."),
    p(
      "**Kirjad selle kohta, mille tellisite,** tulevad alati: tellimus on tasutud, pakk on saabunud, hind on valmis, vaja on vastust. Kuidas uutest pakkidest teada saada – kohe, kord päevas või üldse mitte –, valite lehel [Pakid](/parcels). Sellest, mis vajab vastust, kirjutame igal juhul kohe.",
    ),
    p(
      "**Pakkumised** tulevad ainult siis, kui olete nõustunud ja oma aadressi kinnitanud. Igas sellises kirjas on link, millega neist ühe klõpsuga loobuda; igal ajal saate need välja lülitada ka lehel [Konto andmed](/account-information). Põhjust ei küsi keegi.",
    ),
  ],
};
