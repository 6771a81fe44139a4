import { h2, list, p, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "about-us",
  title: "About {brand}",
  description: "Who we are, what we do, and what you can expect from us: one price to your door and people who answer.",
  blocks: [
    p(
      "The best things are not always sold round the corner. {brand} brings them home, and you know the price to your door before you pay.",
    ),
    h2("What we do"),
    list(
      "**We sell.** Goods in our own warehouse, with the landed cost on each product’s page: VAT, duty, freight and delivery counted before you order.",
      "**We buy for you.** You send a link, we price everything to your door, and you decide.",
      "**We forward.** You get an address in other countries, shop with it as if you lived there, and we pack, declare and bring what arrives.",
    ),
    h2("What we hold ourselves to"),
    steps(
      ["One price to your door", "You see every line before you pay. Nobody asks for money when the parcel arrives."],
      [
        "The highest price, not the lowest",
        "What you agree to for a forward request is the most that you pay. If the packed box is smaller, the difference goes to your balance.",
      ],
      [
        "Photographs instead of promises",
        "Each parcel is weighed, measured and photographed when it reaches us, and you see what we saw.",
      ],
      ["A way back", "You may withdraw from a purchase within {withdrawalDays}, and no one asks why."],
      [
        "Plain words",
        "We write as we would speak to you, in your language. If a sentence of ours is not clear, tell us, and we will mend it.",
      ],
    ),
    h2("Who we are"),
    p(
      "The company behind {brand} is {legalName}, {legalAddress}. We are buyers, packers, customs clerks and programmers, and most of us have once waited for a parcel that did not come. That is why this house is built around one question: what would I want to know right now?",
    ),
    h2("How to reach us"),
    p(
      "People answer here, in your language. [Write to us](/contacts) or send a mail to {supportMail}. Many answers are already among the [questions and answers](/faq).",
    ),
  ],
};
