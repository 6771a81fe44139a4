import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "maksajums-noraidits-ko-darit",
  title: "Maksājums noraidīts. Ko darīt?",
  description: "Nauda nav ieturēta, un pasūtījums gaida. Mēģiniet vēlreiz vai izvēlieties citu veidu.",
  blocks: [
    p(
      "Neuztraucieties: nauda nav ieturēta, un pasūtījums gaida. Ja jums ir konts, to paturam {unpaidOrderHours}, bez konta – {guestOrderHours} pēc pēdējā mēģinājuma.",
    ),
    p(
      "Atveriet [Manus pasūtījumus](/my-orders) vai saiti mūsu vēstulē, spiediet **Apmaksāt** un mēģiniet vēlreiz vai izvēlieties citu veidu. Lapā rakstīts, kāpēc banka atteica, cik tā mums pasaka: nepietiek līdzekļu, limits, beidzies kartes derīgums, nepareizs kods.",
    ),
    p(
      "Ja nauda tomēr ir ieturēta, pagaidiet dažas minūtes. Apstiprinājums reizēm kavējas, un mēs rakstīsim, tiklīdz to saņemsim. Divreiz nauda netiek ieturēta.",
    ),
  ],
};
