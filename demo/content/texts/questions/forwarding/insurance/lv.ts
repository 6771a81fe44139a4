import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-notiek-ja-sutijums-pazud",
  title: "Kas notiek, ja sūtījums ceļā pazūd vai tiek bojāts?",
  description:
    "Jebkurā gadījumā atbildam līdz {insuranceIncluded}. Dārgākiem apdrošināšana: {insurancePercent} no vērtības, vismaz {insuranceMinimum}.",
  blocks: [
    p(
      "Bez apdrošināšanas par pārsūtāmām precēm atbildam līdz **{insuranceIncluded}**. Ja tās ir vērtīgākas, izvēloties iesaiņojumu, varat tās apdrošināt: tas maksā {insurancePercent} no visas vērtības, bet ne mazāk kā {insuranceMinimum}. “Nopērciet man” aprēķinā apdrošināšana jau ir iekļauta.",
    ),
    p(
      "Ja sūtījums pienāk bojāts, saglabājiet kasti un iesaiņojumu, nofotografējiet tos un etiķeti un rakstiet mums [pretenziju lapā](/claims). Ja sūtījumu pazaudē pārvadātājs, par naudu jums rakstām paši.",
    ),
    p("Mūsu veikala precēm apdrošināšana nav vajadzīga: kamēr tās nav pie jums, risks ir mūsu."),
  ],
};
