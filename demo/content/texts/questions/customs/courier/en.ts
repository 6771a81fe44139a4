import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "do-i-pay-the-courier",
  title: "Do I pay anything to the courier?",
  description:
    "No. Duty, import VAT and delivery are paid with your order or forward request. If somebody asks you for money, write to us.",
  blocks: [
    p(
      "No. Whatever is due to customs you pay to us, before the parcel leaves: in our shop as a part of the price, in a quote and in a forward request as lines of their own. We pay it to customs. The delivery is paid as well.",
    ),
    p("So the courier asks for nothing at the door, and the locker opens without a payment."),
    p(
      "If you get a message that asks for a small sum “to release your parcel”, do not pay, and do not open its link. It is a common fraud. Look at your order under [My orders](/my-orders): what is really due stands there. And please [tell us](/contacts) about it.",
    ),
  ],
};
