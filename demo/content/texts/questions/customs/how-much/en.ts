import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "how-much-duty-and-vat",
  title: "How much duty and VAT will I pay?",
  description:
    "Up to {dutyLimit}: {dutyPerCode} for each kind of goods, then VAT of {vatRate}. Above that every product has its own tariff.",
  blocks: [
    p(
      "For goods worth up to **{dutyLimit}** in one consignment: **{dutyPerCode} for each kind of goods**, whatever the number of pieces, and then import VAT of {vatRate} on goods, freight and duty together. A pair of shoes and a belt are two kinds and pay {dutyFor2}; five cotton T-shirts are one kind and pay {dutyPerCode}.",
    ),
    p("Above {dutyLimit} every product has its own tariff, and it matters where the thing was made."),
    p(
      "You see all of it before you pay. In our shop both are already in the price. For forwarding and for quotes [the calculator](/calculate) shows each line, and the article [The {dutyPerCode} duty](/blog/duty-by-kinds-of-goods) counts four baskets.",
    ),
  ],
};
