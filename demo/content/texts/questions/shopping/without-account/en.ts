import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "can-i-order-without-an-account",
  title: "Can I order without an account?",
  description:
    "Yes. You need an e-mail address, a phone number and an address or a pickup point. The order can be claimed later.",
  blocks: [
    p(
      "Yes. You can buy from our shop as a guest: an e-mail address, a name, a phone number, and an address or a pickup point are enough. The link to your order is in every mail about it, so that you can look at it without signing in.",
    ),
    p("If you register later with the **same e-mail address** and confirm it, you find the order in your account."),
    p(
      "An account is worth it when you come back: your addresses are saved, all orders are in one place, and you have a balance. You also need one to forward parcels. [Create an account](/register), it takes a minute and no card.",
    ),
  ],
};
