import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "cik-ilgi-glabajat-sutijumus",
  title: "Cik ilgi glabājat manus sūtījumus?",
  description: "Bez maksas {freeStorageDays}, pēc tam {storagePerDay} par katru iesāktu dienu. Laikus atgādinām.",
  blocks: [
    p(
      "**Bez maksas glabājam {freeStorageDays}** no sūtījuma saņemšanas, bet uzņēmumiem ar [Pro kontu](/pro) – {freeStorageDaysPro}. Pēc tam katra iesākta diena maksā {storagePerDay}. Samaksājat kopā ar pārvadājumu, kad sūtījums dodas ceļā.",
    ),
    p(
      "Atlikušās dienas redzamas pie katra sūtījuma. Pirms tās beidzas, mēs arī uzrakstām, pirmoreiz – nedēļu iepriekš. Ja vajag ilgāk, sūtījuma lapā varat pievienot {longerStorageDays} par {longerStorageFee}.",
    ),
    p(
      "Ja pēc bezmaksas dienām sūtījums paliek vēl ilgāk nekā {abandonedAfterDays}, to paredzēts likvidēt. Bet arī tad nekas nenotiek uzreiz: saņemat divus brīdinājumus, un lemj cilvēki.",
    ),
  ],
};
