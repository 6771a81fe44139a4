import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "cik-muitas-nodokla-un-pvn-jamaksa",
  title: "Cik muitas nodokļa un PVN man jāmaksā?",
  description:
    "Līdz {dutyLimit} – {dutyPerCode} par preču veidu un {vatRate} PVN. Virs robežas katrai precei ir savs tarifs.",
  blocks: [
    p(
      "Ja viena sūtījuma preces maksā līdz **{dutyLimit}**: **{dutyPerCode} par katru preču veidu** neatkarīgi no gabalu skaita un {vatRate} importa PVN no precēm, pārvadājuma un muitas nodokļa kopā. Apavu pāris un josta ir divi veidi, par tiem – {dutyFor2}; pieci kokvilnas T-krekli ir viens veids, par to – {dutyPerCode}.",
    ),
    p("Virs {dutyLimit} katrai precei ir savs tarifs, un svarīgi ir, kur tā ražota."),
    p(
      "To visu redzat pirms maksāšanas. Mūsu veikalā abi jau ir cenā. Pārsūtīšanai un aprēķiniem katru rindu rāda [kalkulators](/calculate), un rakstā [“{dutyPerCode} muitas nodoklis”](/blog/muitas-nodoklis-pec-precu-veidiem) saskaitīti četri pirkumi.",
    ),
  ],
};
