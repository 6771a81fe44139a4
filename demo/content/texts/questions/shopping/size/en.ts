import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "how-do-i-find-my-size",
  title: "How do I find my size?",
  description:
    "Measure once in centimetres and look at the size chart on the product’s page. Between two sizes take the larger one.",
  blocks: [
    p(
      "On the page of shoes, clothes and hats there is a link **Size chart**. It compares EU, UK and US sizes and gives the length of the foot, the chest, the waist or the head in centimetres or inches. You also see which sizes are in stock. Mark your line, and the size is chosen.",
    ),
    p(
      "Measure feet in the evening, standing on a sheet of paper; the longer foot counts. Lay the tape around chest and waist level and not tight. Between two sizes take the larger one.",
    ),
    p(
      "How to measure step by step is in the article [Measuring sizes at the kitchen table](/blog/measuring-sizes-at-home).",
    ),
  ],
};
