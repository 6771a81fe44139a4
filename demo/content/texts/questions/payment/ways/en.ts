import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "which-ways-to-pay",
  title: "Which ways to pay do you take?",
  description: "You choose at the checkout. If a way to pay has a fee, it stands beside it before you choose.",
  blocks: [
    p("Here you can pay with: **{paymentMethods}**."),
    p(
      "The choice is the same for orders, quotes, forward requests and invoices. If a way to pay has a fee, it stands beside it, and the total has it in it. In the European Union a card and a bank link never cost extra.",
    ),
    p(
      "You type your card’s number only on the page of the payment provider, and PayPal’s password only at PayPal. Neither reaches us.",
    ),
    p(
      "You can also mix: use your balance first and pay the rest in another way. If that second payment fails, the balance is as it was.",
    ),
  ],
};
