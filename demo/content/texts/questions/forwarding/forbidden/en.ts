import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "what-may-not-be-shipped",
  title: "What may not be shipped?",
  description: "Some things travel only by sea, and some not at all. The calculator tells you before you buy.",
  blocks: [
    p(
      "Not at all: **weapons, medicines, tobacco and electronic cigarettes, plants and seeds, meat, milk and cheese.**",
    ),
    p(
      "By sea only: perfume, nail polish and other flammable goods, spray cans, power banks and loose batteries, shoes with a lithium tracker.",
    ),
    p(
      "By air with a condition: devices with a battery inside, two in a box; liquids in packs of up to 100 ml; strong magnets, when shielded. Food has to be sealed and keep without a fridge. Alcohol does not fly, and not every country lets it in.",
    ),
    p(
      "Choose the kind of goods in the [calculator](/calculate), and it tells you what holds today. If such a thing reaches our warehouse, we put it on hold and ask you.",
    ),
  ],
};
