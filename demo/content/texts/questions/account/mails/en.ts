import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "how-do-i-stop-your-offers",
  title: "Which mails do you send, and how do I stop the offers?",
  description: "Mail about your orders always comes. Offers come only with your consent and stop with one click.",
  blocks: [
    p("There are two kinds of mail."),
    p(
      "**Mail about what you ordered** always comes: an order is paid, a parcel has arrived, a price is ready, an answer is needed. How you hear of new parcels, at once, once a day or not at all, you choose on the page [Parcels](/parcels). What needs your answer is mailed at once in any case.",
    ),
    p(
      "**Offers** come only if you have agreed and confirmed your address. Every such mail has a link that ends them with one click, and you can switch them off under [Account information](/account-information) at any time. Nobody asks you why.",
    ),
  ],
};
