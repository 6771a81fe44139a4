import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "when-will-my-order-arrive",
  title: "When will my order arrive?",
  description:
    "By air it usually takes {airDays}, by sea {seaDays}. The page of each product shows two dates before you buy.",
  blocks: [
    p(
      "By air it usually takes **{airDays}**, by sea **{seaDays}**, delivery included. The page of the product, the cart and the checkout show two dates, from and to, for each way. After the payment the same dates stand in your order. More about it: [Delivery](/delivery).",
    ),
    p(
      "Where your order is now, you see under [My orders](/my-orders), with one sentence on what comes next. Without an account open [Track a parcel](/tracking) and enter the number together with your e-mail address or the last four digits of your phone.",
    ),
    p(
      "If the later date passes, the order says that it is late, and we find out why. You do not have to write to us first. If it never arrives, you get your money back.",
    ),
  ],
};
