import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "what-if-a-parcel-is-lost-or-damaged",
  title: "What if a parcel is lost or damaged on the way?",
  description:
    "We answer for up to {insuranceIncluded} in any case. Above that, insurance costs {insurancePercent} of the value, at least {insuranceMinimum}.",
  blocks: [
    p(
      "Without insurance we answer for a forward request with up to **{insuranceIncluded}**. If the goods are worth more, you can insure them when you choose the packing: it costs {insurancePercent} of the whole value, and at least {insuranceMinimum}. A quote from “Buy for me” has insurance in it already.",
    ),
    p(
      "When a parcel arrives damaged, keep the box and the wrapping, take pictures of both and of the label, and write to us on the [claims page](/claims). When a carrier loses a parcel, we write to you ourselves about your money.",
    ),
    p("For goods from our own shop you need no insurance: until you hold them, the risk is ours."),
  ],
};
