import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "cik-maksa-nopirciet-man",
  title: "Cik maksā, ja pērkat manā vietā?",
  description:
    "Mūsu maksa ir {quoteFeePercent} no preču cenas, vismaz {quoteFeeMinimum}. Viss pārējais aprēķinā redzams rindu pa rindai.",
  blocks: [
    p(
      "Mūsu maksa par pirkšanu ir **{quoteFeePercent} no preču cenas**, bet ne mazāk kā {quoteFeeMinimum}. To maksājat tikai tad, ja apstiprināt aprēķinu.",
    ),
    p(
      "Aprēķinā katrai daļai ir sava rinda: preces pēc fiksēta kursa, piegāde no veikala uz mūsu noliktavu, mūsu maksa, pārvadājums pa gaisu vai pa jūru, apdrošināšana, muitas nodoklis, importa PVN un piegāde jums. Visas rindas kopā ir cena līdz durvīm.",
    ),
    p(
      "Vēl pirms tam veidlapa parāda, cik tas aptuveni maksās, tiklīdz norādāt saiti, preču veidu un cenu. Šī summa ir aptuvena un nevienu ne pie kā nesaista.",
    ),
  ],
};
