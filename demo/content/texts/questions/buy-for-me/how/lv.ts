import { numbered, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ka-darbojas-nopirciet-man",
  title: "Kā darbojas “Nopērciet man”?",
  description: "Jūs atsūtāt saites, mēs aprēķinām cenu līdz durvīm, jūs maksājat, mēs pērkam. Pajautāt neko nemaksā.",
  blocks: [
    p("Atradāt kaut ko veikalā, kas pie jums nepiegādā vai kuram negribat dot karti? Ļaujiet nopirkt mums:"),
    numbered(
      "[Ielīmējiet saites](/order-form), norādiet izmēru, krāsu un daudzumu. Līdz {quoteMostItems} precēm, ja vēlaties – no vairākiem veikaliem.",
      "Sarakstu apskata cilvēks, parasti 24 stundu laikā darbdienās. Ja kaut kas nav skaidrs, pajautāsim.",
      "Saņemat aprēķinu: vienu cenu līdz durvīm, pa gaisu un pa jūru.",
      "Izvēlaties, apstiprināt un samaksājat. Tikai tad pērkam.",
    ),
    p(
      "Preces pienāk mūsu noliktavā un no turienes ceļo pie jums. Pajautāt neko nemaksā. Sarakstu varat aizpildīt bez konta; pirms nosūtīšanas lūgsim pieslēgties.",
    ),
  ],
};
