import { button, h2, info, list, p, quote, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "why-size-counts",
  title: "How we measure a parcel, and why size can cost more than weight",
  description:
    "A pillow weighs next to nothing and fills half a suitcase. What “charged by size” means, and how to pay less.",
  blocks: [
    list(
      "**The greater of two figures counts:** the weight, or what the size stands for",
      "**By air** the cubic centimetres are divided by {airDivisor}",
      "**A smaller box is cheaper:** we can take off the shop’s box before packing",
    ),
    p(
      "A pillow weighs 1.2 kg. By air it may be charged as {pillowChargedKg}. That looks like a mistake, and people write to us about it every week. It is none. An aeroplane is full long before it is too heavy, so its space has a price as well as its weight. Here is how the two are compared.",
    ),
    h2("The rule in one sentence"),
    p(
      "By air we charge the greater of two figures: **what the box weighs**, or **what its size stands for**. The size in cubic centimetres is divided by {airDivisor}; the result is a weight in kilograms, the volumetric weight. Whichever is greater is rounded up to the next {airStep}.",
    ),
    h2("Three boxes, counted"),
    table(
      ["Box", "Size", "On the scale", "By size", "Charged"],
      ["A pillow", "50 × 40 × 20 cm", "1.2 kg", "{pillowVolumeKg}", "{pillowChargedKg}"],
      ["The same pillow, rolled up", "40 × 30 × 15 cm", "1.2 kg", "{rolledVolumeKg}", "{rolledChargedKg}"],
      ["Books", "30 × 20 × 15 cm", "6 kg", "{booksVolumeKg}", "{booksChargedKg}"],
    ),
    p(
      "The pillow is charged by its size, the books by their weight. The second line is the interesting one: nothing was taken out of the box but air, and the freight became much cheaper.",
    ),
    h2("And by sea?"),
    p(
      "At sea a cubic metre counts as a tonne, so that size decides almost always. Each started hundredth of a cubic metre is counted. The pillow in the first line takes 0.04 m³. For large and light things the sea is usually the better way: you still pay for the space, but far less for each litre of it.",
    ),
    h2("How we measure"),
    p(
      "When a parcel arrives, it is put on the scale, and its length, width and height are taken as the box stands there, with everything that sticks out. We photograph it from outside, on the scale, and with its label. All of this is on the parcel’s page in your account, so that you can see what we saw.",
    ),
    p(
      "There you also find one line that matters: **“Charged … kg”**. If the word “size” stands beside it, the box is larger than its weight deserves. In our shop the same line stands on the page of each product to which it applies.",
    ),
    info(
      "Do you doubt our figures? Ask for the measuring to be repeated on the parcel’s page. A wrong figure is then put right before you pay anything.",
    ),
    h2("Five ways to a smaller box"),
    list(
      "**Let us take off the shops’ boxes.** A shoe box in a shipping box in another box: each layer is air that you pay for. We take them off and pack the things close together. They cannot be put back, so keep them if it is a gift.",
      "**Join parcels.** Volumes are added up before anything is rounded, and half-empty boxes fill each other’s gaps.",
      "**Ask the shop for small packaging.** Many shops have a box to tick, often under the name of “less packaging”.",
      "**Choose goods that fold.** A down jacket in a bag, a rug rolled up and not folded over a board, a lamp in parts.",
      "**Look at the sea.** If it is not urgent, compare both prices.",
    ),
    h2("What you agree to"),
    p(
      "Before you pay for a forward request, the price is counted from the boxes as they arrived. Once we have packed them anew, we measure again. If the new box is smaller, the freight goes down and the difference goes back to where it came from. If it should be larger, you pay no more than you agreed to.",
    ),
    quote("You never pay for a larger box than the one you saw."),
    p(
      "With the rehearsal packing for {rehearsalFee} you can turn this round: we pack first, you see the exact figures, and only then do you pay.",
    ),
    h2("Before you buy"),
    p(
      "You do not have the parcel yet and know nothing of its size? Shops often give the size of the product, and the box is a hand’s width larger each way. Or pick a typical item in the calculator: it knows what a pair of shoes, a coat or a laptop usually measures. Then change the figures and watch the price. Five centimetres less in height can be worth more than half a kilo.",
    ),
    button("Try it with my box", "/calculate"),
  ],
};
