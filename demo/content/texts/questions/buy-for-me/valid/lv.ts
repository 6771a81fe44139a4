import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "cik-ilgi-aprekins-ir-speka",
  title: "Cik ilgi aprēķins ir spēkā un vai to vēl var mainīt?",
  description:
    "Cena un kurss ir spēkā {quoteValidHours}. Kamēr neesat apstiprinājis, sarakstu varat mainīt, cik gribat.",
  blocks: [
    p(
      "Cena un valūtas kurss ir spēkā **{quoteValidHours}**. Ja laiks paiet, nauda netiek ieturēta; jaunu cenu varat pieprasīt ar vienu spiedienu.",
    ),
    p(
      "Kamēr neesat apstiprinājis, sarakstu varat mainīt: pievienot preci, ņemt citu izmēru, kaut ko atmest. Tad aprēķinām no jauna, un jaunā versija parāda, kas mainījies. Vecāka versija vairs neatgriežas.",
    ),
    p("Ja mums ir jautājums, aprēķins gaida jūsu atbildi, ne vairāk kā {answerDays}."),
    p(
      "Pēc apmaksas pērk cilvēks. Kamēr tas nav noticis, vēl varat atcelt un saņemt visu naudu atpakaļ. Nenosūtītu sarakstu glabājam {quoteDraftDays}.",
    ),
  ],
};
