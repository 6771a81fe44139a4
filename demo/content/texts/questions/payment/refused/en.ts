import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "my-payment-was-refused",
  title: "My payment was refused. What now?",
  description: "Nothing was charged, and your order waits. Try again, or choose another way to pay.",
  blocks: [
    p(
      "Do not worry: nothing was charged, and your order waits. An order of a customer with an account is kept for {unpaidOrderHours}; without an account for {guestOrderHours} after the last attempt.",
    ),
    p(
      "Open [My orders](/my-orders) or the link in our mail, press **Pay**, and try again or choose another way to pay. The page says why your bank refused, as far as it tells us: not enough money, a limit, an expired card, a wrong code.",
    ),
    p(
      "If money has left your account all the same, wait a few minutes. The confirmation sometimes takes longer, and we write to you as soon as it is there. You are never charged twice.",
    ),
  ],
};
