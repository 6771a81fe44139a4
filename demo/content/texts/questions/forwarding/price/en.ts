import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "can-the-price-go-up-after-packing",
  title: "Can the price of a forward request go up after packing?",
  description:
    "No. What you agree to is the highest price. If the packed box costs less, the difference goes back to you.",
  blocks: [
    p(
      "No. The sum that you agree to is **the highest that you pay** for freight and packing. We count it from your parcels as they arrived. After packing we measure the new box. If it costs less, freight and import VAT go down, and the difference goes back at once to where it came from. If it costs more, we bear it.",
    ),
    p(
      "One line is not up to us: what customs take. If it is less, you get the difference back. If it is more by over {customsTolerance} and by over {customsToleranceMinimum}, an invoice asks for it; smaller differences are ours.",
    ),
    p("Would you rather know the exact price first? The rehearsal packing for {rehearsalFee} does that."),
  ],
};
