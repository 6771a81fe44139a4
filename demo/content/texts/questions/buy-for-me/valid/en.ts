import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "how-long-does-a-quote-hold",
  title: "How long does a quote hold, and can I still change it?",
  description:
    "The price and its exchange rate hold for {quoteValidHours}. Until you accept it, you can change the list as often as you like.",
  blocks: [
    p(
      "The price and its exchange rate hold for **{quoteValidHours}**. If the time passes, nothing is charged; you can ask for a new price with one press.",
    ),
    p(
      "Until you accept, you may change the list: add an item, take another size, leave something out. We then price it again, and the new version shows what has changed. An older version does not come back.",
    ),
    p("If we have a question, the quote waits for your answer, for {answerDays} at most."),
    p(
      "After you have paid, a person buys. Until that has happened you can still cancel and get all of your money back. A list that you have not sent is kept for {quoteDraftDays}.",
    ),
  ],
};
