import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kadi-ir-maksasanas-veidi",
  title: "Kādi ir maksāšanas veidi?",
  description: "Izvēlaties, noformējot pasūtījumu. Ja veidam ir komisija, tā norādīta blakus vēl pirms izvēles.",
  blocks: [
    p("Šeit varat maksāt šādi: **{paymentMethods}**."),
    p(
      "Pasūtījumiem, aprēķiniem, pārsūtīšanas pieprasījumiem un rēķiniem veidi ir vieni un tie paši. Ja veidam ir komisija, tā norādīta blakus un ieskaitīta kopsummā. Eiropas Savienībā par maksāšanu ar karti vai internetbanku nekad nav jāpiemaksā.",
    ),
    p(
      "Kartes numuru ievadāt tikai maksājumu pakalpojuma lapā, bet PayPal paroli – tikai PayPal lapā. Līdz mums tie nenonāk.",
    ),
    p(
      "Var arī apvienot: vispirms izmantot bilanci un pārējo samaksāt citādi. Ja otrais maksājums neizdodas, bilance paliek, kāda bija.",
    ),
  ],
};
