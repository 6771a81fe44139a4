import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ka-papildinat-bilanci-un-sanemt-naudu",
  title: "Kā papildināt bilanci, un kā saņemt naudu atpakaļ?",
  description: "Papildiniet no {topUpMinimum}, maksājiet par visu, un neiztērēto var izmaksāt.",
  blocks: [
    p(
      "Atveriet [Bilanci](/balance), izvēlieties summu no {topUpMinimum} līdz {topUpMaximum} un samaksājiet kā par pasūtījumu. No bilances šeit varat maksāt par visu, uzreiz un bez komisijas. Tur redzami visi darījumi, un sarakstu var lejupielādēt.",
    ),
    p(
      "Nauda tomēr nav vajadzīga? To, ko **iemaksājāt un neiztērējāt**, var izmaksāt. Pieprasiet to tajā pašā lapā. Katru izmaksu apskata cilvēks, tad nauda atgriežas turp, no kurienes nāca. Kamēr izmaksa nav apstiprināta, pieprasījumu varat atsaukt.",
    ),
    p("Atmaksas par pirkumiem, kas nav apmaksāti no bilances, un mūsu piešķirtās summas paliek bilancē."),
  ],
};
