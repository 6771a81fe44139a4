import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-notiek-ja-prece-izpardota",
  title: "Kas notiek, ja prece pa to laiku ir izpārdota?",
  description: "Jūs izlemjat iepriekš: nepirkt, ņemt citu izmēru vai krāsu par to pašu cenu vai pajautāt jums.",
  blocks: [
    p("To izlemjat iepriekš. Pie katras saraksta preces izvēlaties, ko darīt, ja tā ir izpārdota:"),
    list(
      "**Nepērciet.** Mēs to nepērkam, un naudu par to atmaksājam.",
      "**Cits izmērs vai krāsa, tā pati cena.** Ņemam to, kas ir vistuvāk jūsu vēlmei.",
      "**Pajautājiet man.** Rakstām jums un gaidām atbildi.",
    ),
    p("Cilvēkam, kas pērk, varat atstāt piezīmi, piemēram, “tikai tad, ja ir zila”."),
    p(
      "Ja pēc apstiprināšanas veikals ir kļuvis dārgāks, par augstāku cenu vienkārši nepērkam: jūs piekritāt summai aprēķinā. Tādā gadījumā jums rakstām.",
    ),
  ],
};
