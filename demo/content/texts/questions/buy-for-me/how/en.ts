import { numbered, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "how-does-buy-for-me-work",
  title: "How does “Buy for me” work?",
  description:
    "You send links, we price everything to your door, you pay, we buy. Asking costs nothing and obliges you to nothing.",
  blocks: [
    p(
      "You found something in a shop that does not deliver to you, or that you do not want to give your card to. Then let us buy it:",
    ),
    numbered(
      "[Paste the links](/order-form), with size, colour and quantity. Up to {quoteMostItems} items, from several shops if you like.",
      "A person looks at the list, usually within 24 hours on working days. If something is unclear, we ask you.",
      "You get a quote: one price to your door, by air and by sea.",
      "You choose, accept and pay. Only then do we buy.",
    ),
    p(
      "The goods come to our warehouse and travel on to you from there. Asking costs nothing. You can fill in the list without an account; before you send it, we ask you to sign in.",
    ),
  ],
};
