import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "why-is-there-money-on-my-balance",
  title: "Why is there money on my balance that I did not put there?",
  description:
    "Because something cost less than agreed: a smaller box, a lower duty. Each movement says what it is for.",
  blocks: [
    p("Because something cost less than you had agreed to. There are three usual reasons:"),
    list(
      "**A smaller box.** After packing, your forward request needed less freight. The difference is yours.",
      "**Customs took less** than we had charged for duty and import VAT.",
      "**A refund** of something that you had paid from the balance.",
    ),
    p(
      "Each movement on the page [Balance](/balance) names its number, for example FR for a forward request or QU for a quote. Press it to see the reason line by line. The money is there at once and pays for anything here.",
    ),
  ],
};
