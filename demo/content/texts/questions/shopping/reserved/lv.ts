import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "cik-ilgi-rezervets-grozs",
  title: "Cik ilgi mans grozs ir rezervēts?",
  description:
    "{cartMinutes} no brīža, kad kaut ko ieliekat, un ilgāk, kamēr iepērkaties. Laiku rāda pulkstenis grozā.",
  blocks: [
    p(
      "Grozā ieliktās preces jums ir rezervētas **{cartMinutes}**. Kamēr iepērkaties, laiks tiek pagarināts, kopā ne vairāk kā {cartMostMinutes}. Cik vēl palicis, rāda pulkstenis grozā.",
    ),
    p(
      "Kad laiks beidzas, preces atkal ir pārdošanā, bet no groza tās nepazūd. Pārbaudām, kas vēl ir, un, ja varam, rezervējam no jauna. Ja kāds bija ātrāks, rindā rakstīts, cik palicis.",
    ),
    p(
      "Noformēts, bet neapmaksāts pasūtījums preces patur {unpaidOrderHours}, bet bez konta – {guestOrderHours} pēc pēdējā maksāšanas mēģinājuma. Pēc tam pasūtījums tiek atcelts, un jūs neko neesat parādā.",
    ),
  ],
};
