import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "how-does-the-balance-work",
  title: "How do I put money on my balance, and how do I take it back?",
  description: "Top up from {topUpMinimum}, spend it on anything here, and have paid out what you have not spent.",
  blocks: [
    p(
      "Open [Balance](/balance), choose a sum from {topUpMinimum} to {topUpMaximum} and pay it like an order. The balance pays for anything here, at once and without a fee. Each movement is listed there, and you can download the list.",
    ),
    p(
      "You do not need the money after all? What you **topped up and have not spent** can be paid out. Ask for it on the same page. A person looks at each payout, then the money goes back to where it came from. Until it is confirmed, you can take the request back.",
    ),
    p("Refunds of purchases that you did not pay from the balance, and sums that we gave you, stay on the balance."),
  ],
};
