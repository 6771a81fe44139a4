import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-notiek-ja-muita-jauta",
  title: "Kas notiek, ja muitai ir jautājums vai tā atver sūtījumu?",
  description:
    "Lielākā daļa sūtījumu iziet bez jautājumiem. Ja muita jautā, jautājumu redzat kontā un tur arī atbildat.",
  blocks: [
    p(
      "Lielākā daļa sūtījumu iziet tajās dienās, ko rādām, un jūs neko nemanāt. Atvērt muita var jebkuru; tās ir muitas tiesības, un papildus tas neko nemaksā.",
    ),
    p(
      "Ja tā grib zināt vairāk, piemēram, redzēt veikala rēķinu, uzreiz jums rakstām. Jautājums ir pārsūtīšanas pieprasījumā: **uzrakstiet atbildi, pievienojiet dokumentu un nosūtiet.** Pēc tam sūtījums ceļo tālāk.",
    ),
    p(
      "No lielākās daļas jautājumu var izvairīties: aprakstiet lietas vismaz ar diviem vārdiem, norādiet īsto cenu un saglabājiet pasūtījuma apstiprinājumu. Par nepareizu deklarāciju var sodīt.",
    ),
  ],
};
