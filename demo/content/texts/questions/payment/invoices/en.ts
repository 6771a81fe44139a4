import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "where-do-i-find-my-invoices",
  title: "Where do I find my invoices?",
  description: "In each order and forward request. Invoices that wait for payment are under My orders.",
  blocks: [
    p(
      "Under [My orders](/my-orders), in the order itself: once it is paid, its invoice can be downloaded there. A forward request has two papers once it is packed and the final price is known: the customs invoice and our invoice. A quote that is paid has its invoice on its own page.",
    ),
    p(
      "Sometimes an invoice comes on its own, for example for a difference that customs took, or for a label to send a parcel back. It begins with IN, says what each line is for, and waits for your payment for {invoiceDays}, or as long as it says. If you do not agree with it, you can decline it and write to us.",
    ),
  ],
};
