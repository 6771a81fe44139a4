import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "which-shops-do-you-buy-from",
  title: "Which shops do you buy from, and what do you not buy?",
  description:
    "From almost any shop in the world. Not from auctions, no gift cards, no prescriptions, nothing made to order.",
  blocks: [
    p(
      "From almost any shop that can deliver to one of our warehouses. The shops that we know well are on [a page of their own](/quotes-all-stores), with the days they usually need. If a shop is new to us, we look at it before we give a price.",
    ),
    p("What we do not buy:"),
    list(
      "anything from auctions;",
      "gift cards and vouchers;",
      "medicines and other goods on prescription;",
      "things that are made to order for you;",
      "whatever may not be shipped, such as weapons, plants or tobacco.",
    ),
    p(
      "If something on your list is of this kind, we tell you and price the rest. Prices in the shop may be in euros, dollars, pounds or yuan.",
    ),
  ],
};
