import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "parduotuve-sako-pristatyta",
  title: "Parduotuvė sako „pristatyta“, bet siuntos paskyroje nėra. Ką daryti?",
  description: "Palaukite darbo dieną. Tada ieškokite pagal sekimo numerį ir tai, ką žino tik pirkėjas.",
  blocks: [
    p(
      "Pirmiausia palaukite vieną darbo dieną: furgonas atveža daug siuntų, ir kiekviena pasveriama, išmatuojama ir nufotografuojama, kol atsiranda jūsų paskyroje.",
    ),
    p(
      "Jei jos vis dar nėra, greičiausiai etiketėje nebuvo įskaitomo Suite numerio. Skiltyje [Siuntos](/parcels) tam yra forma. Nurodykite sekimo numerį ir tai, ką žino tik pirkėjas: parduotuvę, užsakymo numerį, turinį. Padeda ir kvitas. Palyginame, ir jei tinka, siunta jūsų.",
    ),
    p(
      "[Pranešėte apie siuntą](/parcels/announce), o ji neatvyko? Palaukę {missingAfterDays} pažymime ją kaip negautą ir jums parašome. Tada paklauskite parduotuvės, kur ji.",
    ),
  ],
};
