import { h2, list, p, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "par-mums",
  title: "Par {brand}",
  description: "Kas mēs esam, ko darām un ko no mums varat gaidīt: viena cena līdz durvīm un cilvēki, kas atbild.",
  blocks: [
    p(
      "Labākās lietas ne vienmēr pārdod aiz stūra. {brand} tās atved mājās, un cenu līdz durvīm zināt vēl pirms maksāšanas.",
    ),
    h2("Ko darām"),
    list(
      "**Pārdodam.** Preces no mūsu pašu noliktavas, un katras lapā – cena līdz durvīm: PVN, muitas nodoklis, pārvadājums un piegāde saskaitīti pirms pasūtīšanas.",
      "**Pērkam jūsu vietā.** Jūs atsūtāt saiti, mēs aprēķinām visu cenu līdz durvīm, un lemjat jūs.",
      "**Pārsūtām.** Jūs saņemat adresi citās valstīs, iepērkaties tā, it kā tur dzīvotu, un mēs iesaiņojam, noformējam un atvedam to, kas pienāk.",
    ),
    h2("Pie kā turamies"),
    steps(
      ["Viena cena līdz durvīm", "Katru rindu redzat pirms maksāšanas. Kad sūtījums ir klāt, naudu neviens neprasa."],
      [
        "Augstākā cena, nevis zemākā",
        "Summa, kurai piekrītat pārsūtot, ir lielākā, ko maksājat. Ja iesaiņotā kaste ir mazāka, starpība nonāk bilancē.",
      ],
      [
        "Fotoattēli solījumu vietā",
        "Katru sūtījumu nosveram, izmērām un nofotografējam, un jūs redzat to pašu, ko mēs.",
      ],
      ["Ceļš atpakaļ", "Lai atteiktos no pirkuma, jums ir {withdrawalDays}, un neviens nejautā, kāpēc."],
      [
        "Vienkārši vārdi",
        "Rakstām tā, kā ar jums runātu, jūsu valodā. Ja kāds teikums nav skaidrs, pasakiet, un izlabosim.",
      ],
    ),
    h2("Kas mēs esam"),
    p(
      "Aiz {brand} ir uzņēmums {legalName}, {legalAddress}. Mēs esam iepircēji, iesaiņotāji, muitas speciālisti un programmētāji, un gandrīz katrs no mums reiz ir gaidījis sūtījumu, kas nepienāca. Tāpēc viss te veidots ap vienu jautājumu: ko es gribētu zināt tieši tagad?",
    ),
    h2("Kā ar mums sazināties"),
    p(
      "Te atbild cilvēki, jūsu valodā. [Rakstiet mums](/contacts) vai sūtiet vēstuli uz {supportMail}. Daudzas atbildes jau ir [biežāk uzdotajos jautājumos](/faq).",
    ),
  ],
};
