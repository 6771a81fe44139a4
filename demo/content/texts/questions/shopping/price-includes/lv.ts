import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-ieklauts-cena",
  title: "Kas ir iekļauts preces cenā un ko pieskaita?",
  description:
    "PVN un muitas nodoklis jau ir cenā. Pārvadājums un piegāde ir atsevišķas rindas, ko redzat pirms pasūtīšanas.",
  blocks: [
    p(
      "Mūsu veikala preces cenā ir iekļauts **PVN un muitas nodoklis**. Pieskaita divas lietas: pārvadājumu pa gaisu vai pa jūru un piegādi līdz durvīm vai uz saņemšanas punktu.",
    ),
    p(
      "Pašiem nekas nav jāskaita. Preces lapā, grozā un noformējot pasūtījumu rādām cenu līdz durvīm, tas ir, visu kopā. Kamēr pārvadātājs nav izvēlēts, rēķinām lētāko un rakstām “no”. Ja jūsu maksāšanas veidam ir komisija, arī tā ir atsevišķa rinda.",
    ),
    p("Uz pēdējās pogas rakstīts, cik maksāsiet. Vēlāk nekas netiek pielikts, un pie durvīm naudu neviens neprasa."),
  ],
};
