import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "what-is-in-the-price",
  title: "What is in the price of a product, and what comes on top?",
  description:
    "VAT and import duty are in the price. Freight and delivery are lines of their own, and you see them before you order.",
  blocks: [
    p(
      "The price of a product in our shop includes **VAT and import duty**. Two things come on top: the freight by air or sea, and the delivery to your door or pickup point.",
    ),
    p(
      "You do not have to add them up. On the product’s page, in the cart and at the checkout we show the landed cost, which is everything together. Until you have chosen a carrier, we count the cheapest one and write “from”. If your way to pay has a fee, it is a line too.",
    ),
    p("The button at the end says what you will pay. Nothing is added later, and nobody asks for money at your door."),
  ],
};
