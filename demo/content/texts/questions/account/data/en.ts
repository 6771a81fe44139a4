import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "what-do-you-know-about-me",
  title: "What do you keep about me, and how do I delete my account?",
  description: "You can download everything and delete your account yourself, on the page Account information.",
  blocks: [
    p("Both are on the page [Account information](/account-information), and you need nobody’s permission."),
    p(
      "**Download.** We put everything that we keep about you into one archive: orders, parcels, payments, files. The link appears on that page, and only you can open it.",
    ),
    p(
      "**Delete.** Your name, addresses, e-mail and sign-ins are erased at once and for good. Invoices and payments stay as long as the law demands, without your name where it allows. What is left on the balance is lost, so ask for a payout of it first.",
    ),
    p("What we keep and why, in plain words, is in the [privacy policy](/privacy-policy)."),
  ],
};
