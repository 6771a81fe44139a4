import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "what-does-buy-for-me-cost",
  title: "What does it cost when you buy for me?",
  description:
    "Our fee is {quoteFeePercent} of the goods, at least {quoteFeeMinimum}. Everything else is shown line by line in the quote.",
  blocks: [
    p(
      "Our fee for buying is **{quoteFeePercent} of the price of the goods**, and at least {quoteFeeMinimum}. You pay it only when you accept a quote.",
    ),
    p(
      "The quote has a line for each part: the goods at the locked exchange rate, delivery from the shop to our warehouse, our fee, freight by air or sea, insurance, duty, import VAT and the delivery to you. All lines together are the price to your door.",
    ),
    p(
      "Before that, the form shows about what it will cost, as soon as you have given a link, the kind of goods and a price. That figure is an estimate and binds nobody.",
    ),
  ],
};
