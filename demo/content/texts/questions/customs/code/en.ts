import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "what-is-a-tariff-code",
  title: "What is a tariff code, and where do I find it?",
  description:
    "Six digits that tell customs what a thing is. You choose it from a list by its name; you need not know it.",
  blocks: [
    p(
      "A tariff code, or HS code, is the number by which customs know what a thing is. Its first six digits are the same in the whole world: cotton T-shirts are 6109 10, books 4901 99. The code decides about the duty and about what may fly.",
    ),
    p(
      "You need not look it up. In the declaration, in the order form and in the calculator you begin to type what it is, and choose from the list. Take the line that describes the thing best, not the cheapest one.",
    ),
    p(
      "If you find nothing that fits, take the nearest and describe the thing exactly. For goods from our own shop the code is on the product’s page.",
    ),
  ],
};
