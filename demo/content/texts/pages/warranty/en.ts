import { h2, info, numbered, p, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "warranty",
  title: "Warranty",
  description: "What the legal guarantee covers, how to use it, and what holds for goods from other shops.",
  blocks: [
    p(
      "If something that you bought from {brand} is not as it should be, it is our task to put it right. You do not have to argue with the maker, and you pay nothing for it.",
    ),
    h2("The legal guarantee"),
    p(
      "The legal guarantee lasts **{warrantyYears} from delivery**. It holds for everything that we sell, new and reduced goods alike. It covers faults that were there when you received the goods, even if they show only later.",
    ),
    p(
      "It does not cover what wears out in ordinary use, what was broken by a fall or by water against the instructions, or what was opened and changed.",
    ),
    h2("What you may ask for"),
    numbered(
      "**Repair or replacement**, free of charge and within a reasonable time. You choose, as long as your choice is possible and not out of all proportion.",
      "**A lower price or your money back**, if repair or replacement is not possible, takes too long or has failed.",
    ),
    p("We pay for the way to us and back."),
    h2("How to go about it"),
    steps(
      [
        "Write to us",
        "On the [claims page](/claims), with the number of your order. Say what is wrong in a few sentences, and add photos if they help.",
      ],
      [
        "Wait for our answer",
        "We answer within {complaintDays}, usually much sooner, and tell you whether and how to send the goods.",
      ],
      ["Get it back", "Repaired or new, or your money, the way you paid."],
    ),
    info("Keep the invoice, or simply your account: every order stays there."),
    h2("The maker’s warranty"),
    p(
      "Some makers give a warranty of their own. It comes on top of your rights against us and never takes their place. Its terms are in the box or on the maker’s site.",
    ),
    h2("Forwarded goods and goods that we bought for you"),
    p(
      "If you bought from another shop and we only forwarded the parcel, the guarantee is that shop’s. For damage on the way you can make a claim with us.",
    ),
    h2("If we do not agree"),
    p("Write to {supportMail}. If we still cannot agree, you may turn to the consumer authority: {consumerBody}."),
  ],
};
