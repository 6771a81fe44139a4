import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "vai-cena-var-pieaugt-pec-iesainosanas",
  title: "Vai pārsūtīšanas cena pēc iesaiņošanas var pieaugt?",
  description: "Nē. Summa, kurai piekrītat, ir lielākā. Ja iesaiņotā kaste maksā mazāk, starpība atgriežas pie jums.",
  blocks: [
    p(
      "Nē. Summa, kurai piekrītat, ir **lielākā, ko maksājat** par pārvadājumu un iesaiņošanu. To rēķinām pēc sūtījumiem, kādi tie pienāca. Pēc iesaiņošanas izmērām jauno kasti. Ja tā maksā mazāk, samazinās pārvadājums un importa PVN, un starpību uzreiz atmaksājam turp, no kurienes samaksāts. Ja vairāk, sedzam mēs.",
    ),
    p(
      "Viena rinda nav atkarīga no mums: tas, ko paņem muita. Ja mazāk, starpību atmaksājam. Ja vairāk un starpība pārsniedz gan {customsTolerance}, gan {customsToleranceMinimum}, nosūtām rēķinu; mazākas starpības sedzam mēs.",
    ),
    p("Vēlaties precīzu cenu iepriekš? Tam ir izmēģinājuma iesaiņošana par {rehearsalFee}."),
  ],
};
