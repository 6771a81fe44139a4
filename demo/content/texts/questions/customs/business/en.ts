import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "can-my-company-reclaim-import-vat",
  title: "Can my company reclaim the import VAT?",
  description:
    "Usually yes, if it imports under its own EORI number. The lighter rule for small values does not hold for businesses.",
  blocks: [
    p(
      "Usually yes. A company that is registered for VAT can as a rule deduct the import VAT that it paid for its business; your accountant knows the details. In the calculator choose **For a business**, and the VAT is marked as recoverable.",
    ),
    p(
      "Two things are different from private purchases. A business imports under its **own EORI number**. And the lighter rule for small values does not hold: duty is counted by the tariff from the first cent.",
    ),
    p(
      "Keep the customs invoice and our invoice; you find both in the forward request. How business accounts work is on the page [For business](/pro).",
    ),
  ],
};
