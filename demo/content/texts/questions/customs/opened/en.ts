import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "what-if-customs-ask-or-open",
  title: "What happens when customs have a question or open my parcel?",
  description: "Most parcels pass without a question. If customs ask, you find it in your account and answer it there.",
  blocks: [
    p(
      "Most parcels pass within the days that we show, and you notice nothing. Customs may open any of them; that is their right and costs you nothing extra.",
    ),
    p(
      "If they want to know more, for example to see the shop’s invoice, we write to you at once. The question stands in your forward request: **write an answer, add the document, send it.** After that the parcel goes on by itself.",
    ),
    p(
      "You can spare yourself most questions: describe things in at least two words, give the price that you really paid, and keep the confirmation of the order. A wrong declaration can be fined.",
    ),
  ],
};
