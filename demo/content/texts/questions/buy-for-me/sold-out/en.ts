import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "what-if-it-is-sold-out",
  title: "What happens if something is sold out in the meantime?",
  description: "You decide in advance: leave it out, take another size or colour at the same price, or be asked.",
  blocks: [
    p("You decide it in advance. For each item on your list you choose what we should do if it is sold out:"),
    list(
      "**Leave it out.** We do not buy it, and its money goes back to you.",
      "**Another size or colour at the same price.** We take what comes nearest to your wish.",
      "**Ask me.** We write to you and wait for your answer.",
    ),
    p("You can add a note for the person who buys, for example “only if it is the blue one”."),
    p(
      "If a shop has become dearer since you accepted, we do not simply buy at the higher price: you have agreed to the sum in your quote. In that case we write to you.",
    ),
  ],
};
