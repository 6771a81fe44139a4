import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "vai-var-pasutit-bez-konta",
  title: "Vai var pasūtīt bez konta?",
  description: "Jā. Vajadzīgs e-pasts, tālrunis un adrese vai saņemšanas punkts. Pasūtījumu vēlāk var atrast kontā.",
  blocks: [
    p(
      "Jā. Mūsu veikalā varat pirkt kā viesis: pietiek ar e-pastu, vārdu, tālruņa numuru un adresi vai saņemšanas punktu. Saite uz pasūtījumu ir katrā vēstulē par to, tāpēc to varat apskatīt bez pieslēgšanās.",
    ),
    p("Ja vēlāk reģistrēsieties ar **to pašu e-pastu** un to apstiprināsiet, pasūtījumu atradīsiet kontā."),
    p(
      "Konts noder, kad atgriežaties: adreses ir saglabātas, visi pasūtījumi ir vienuviet, un jums ir bilance. Tas vajadzīgs arī, lai pārsūtītu sūtījumus. [Izveidot kontu](/register) var minūtē, un karte nav vajadzīga.",
    ),
  ],
};
