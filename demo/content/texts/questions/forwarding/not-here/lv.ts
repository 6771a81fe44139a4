import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "veikals-saka-piegadats",
  title: "Veikals saka “piegādāts”, bet sūtījuma manā kontā nav. Ko darīt?",
  description: "Pagaidiet darbdienu. Tad meklējiet pēc izsekošanas numura un pēc tā, ko zina tikai pircējs.",
  blocks: [
    p(
      "Vispirms pagaidiet vienu darbdienu: furgons atved daudz sūtījumu, un katru nosver, izmēra un nofotografē, pirms tas parādās kontā.",
    ),
    p(
      "Ja tā joprojām nav, uz etiķetes droši vien nebija salasāma Suite numura. Sadaļā [Sūtījumi](/parcels) tam ir veidlapa. Norādiet izsekošanas numuru un to, ko zina tikai pircējs: veikalu, pasūtījuma numuru, saturu. Palīdz arī čeks. Salīdzinām, un, ja sakrīt, sūtījums ir jūsu.",
    ),
    p(
      "[Paziņojāt par sūtījumu](/parcels/announce), bet tas nav pienācis? Pagaidījuši {missingAfterDays}, atzīmējam to kā nesaņemtu un jums rakstām. Tad, lūdzu, pajautājiet veikalam, kur tas ir.",
    ),
  ],
};
