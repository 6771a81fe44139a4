import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "how-long-is-the-cart-reserved",
  title: "How long is my cart reserved?",
  description:
    "{cartMinutes} from the moment you add something, and longer while you are shopping. A clock in the cart shows the time.",
  blocks: [
    p(
      "What you put into the cart is taken off the shelf for you. It stays yours for **{cartMinutes}**, and while you are shopping the time is extended, up to {cartMostMinutes} in all. The clock in the cart shows how long it still lasts.",
    ),
    p(
      "When the time is up, the goods are on sale again, but they do not vanish from your cart. We check what is still there and reserve it anew if we can. If somebody was faster, the line says how many are left.",
    ),
    p(
      "An order that you have placed but not paid keeps its goods for {unpaidOrderHours}, or, without an account, for {guestOrderHours} after the last attempt to pay. Then it is cancelled, and you owe nothing.",
    ),
  ],
};
