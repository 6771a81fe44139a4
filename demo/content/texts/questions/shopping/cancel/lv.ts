import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "vai-var-atcelt-vai-atgriezt-pasutijumu",
  title: "Vai pasūtījumu var atcelt vai atgriezt?",
  description: "Pirms nosūtīšanas – jebkurā brīdī, pēc saņemšanas jums ir {withdrawalDays}. Iemesls nav vajadzīgs.",
  blocks: [
    p("Jā, un iemesls nav vajadzīgs."),
    list(
      "**Vēl nav apmaksāts:** atceliet pasūtījuma lapā vai vienkārši nemaksājiet.",
      "**Apmaksāts, bet nav nosūtīts:** spiediet [Atteikties no līguma šeit](/withdrawal). Pasūtījumu apturam, un naudu atmaksājam uzreiz.",
      "**Nosūtīts vai saņemts:** pēc preču saņemšanas jums ir {withdrawalDays}, lai atteiktos ar to pašu veidlapu. Kurp sūtīt, uzrakstīsim. Par ceļu atpakaļ maksājat jūs; mēs atmaksājam preces, pārvadājumu un parasto piegādi.",
    ),
    p(
      "Kaut kas ir bojāts vai nav pareizais? Tad tā nav atgriešana, bet [pretenzija](/claims), un ceļš atpakaļ jums neko nemaksā.",
    ),
  ],
};
