import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ka-atteikties-no-piedavajumiem",
  title: "Kādas vēstules jūs sūtāt, un kā atteikties no piedāvājumiem?",
  description:
    "Vēstules par pasūtījumiem pienāk vienmēr. Piedāvājumi – tikai ar jūsu piekrišanu, un atteikties var ar vienu klikšķi.",
  blocks: [
    p("Vēstules ir divējādas."),
    p(
      "**Vēstules par to, ko pasūtījāt,** pienāk vienmēr: pasūtījums apmaksāts, sūtījums saņemts, cena gatava, vajadzīga atbilde. Kā uzzināt par jauniem sūtījumiem – uzreiz, reizi dienā vai nemaz –, izvēlaties lapā [Sūtījumi](/parcels). Par to, kam vajadzīga jūsu atbilde, jebkurā gadījumā rakstām uzreiz.",
    ),
    p(
      "**Piedāvājumi** pienāk tikai tad, ja esat piekritis un apstiprinājis adresi. Katrā tādā vēstulē ir saite, ar kuru no tiem atsakās ar vienu klikšķi; jebkurā laikā tos var izslēgt arī lapā [Konta informācija](/account-information). Iemeslu neviens nejautā.",
    ),
  ],
};
