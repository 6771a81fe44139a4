import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "can-i-cancel-or-return-an-order",
  title: "Can I cancel or return an order?",
  description: "Before it is sent at any time, afterwards within {withdrawalDays} of receiving it. You need no reason.",
  blocks: [
    p("Yes, and you need no reason."),
    list(
      "**Not paid yet:** cancel it on the order’s page, or simply do not pay.",
      "**Paid, not sent yet:** use [Withdraw from contract here](/withdrawal). We stop the order, and the money goes back at once.",
      "**Sent or received:** you may withdraw within {withdrawalDays} of receiving the goods, by the same form. We write to you where to send them. You pay for the way back; we refund the goods, the freight and the standard delivery.",
    ),
    p(
      "Is something broken or wrong? Then it is not a return but a [claim](/claims), and the way back costs you nothing.",
    ),
  ],
};
