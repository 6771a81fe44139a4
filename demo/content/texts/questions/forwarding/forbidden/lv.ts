import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ko-nedrikst-sutit",
  title: "Ko nedrīkst sūtīt?",
  description: "Dažas lietas ceļo tikai pa jūru, dažas nesūtām nemaz. Kalkulators to pasaka vēl pirms pirkuma.",
  blocks: [
    p("Nesūtām nemaz: **ieročus, zāles, tabaku un elektroniskās cigaretes, augus un sēklas, gaļu, pienu un sieru.**"),
    p(
      "Tikai pa jūru: smaržas, nagu laka un citas degošas preces, aerosoli, ārējie akumulatori un atsevišķas baterijas, apavi ar litija izsekotāju.",
    ),
    p(
      "Pa gaisu ar nosacījumu: ierīces ar iebūvētu bateriju, divas kastē; šķidrumi iepakojumos līdz 100 ml; spēcīgi magnēti, ja tie ir ekranēti. Pārtikai jābūt aizzīmogotai un derīgai bez ledusskapja. Alkoholu pa gaisu neved, un ne visas valstis to ielaiž.",
    ),
    p(
      "Izvēlieties preču veidu [kalkulatorā](/calculate), un tas pateiks, kas ir spēkā šodien. Ja tāda lieta pienāk mūsu noliktavā, to aizturam un jautājam jums.",
    ),
  ],
};
