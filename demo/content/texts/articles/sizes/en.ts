import { button, h2, info, list, p, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "measuring-sizes-at-home",
  title: "EU, UK, US: measuring sizes at the kitchen table",
  description:
    "A sheet of paper, a tape and five minutes. Then the size chart finally makes sense, for shoes and for clothes.",
  blocks: [
    list(
      "**Measure in centimetres:** they are the same everywhere",
      "**Between two sizes of shoes** take the larger one",
      "**It does not fit?** You have {withdrawalDays} to send it back",
    ),
    p(
      "The same shoe is 42 in Europe, 8 in Great Britain and 9.5 in America. A dress of size 10 is an M in London and an L in New York. No one is wrong; they merely began to count in different places. The one thing that is the same everywhere is the centimetre. So measure once, write it down, and from then on read size charts by that line.",
    ),
    h2("Shoes: paper, pencil, evening"),
    steps(
      ["Take a sheet of paper", "Lay it on a hard floor with its edge against the wall."],
      ["Stand on it", "With your heel touching the wall and your weight on both feet. Feet spread when we stand."],
      ["Mark the longest toe", "It is not always the big one. Hold the pencil upright."],
      [
        "Measure both feet",
        "In the evening, when they are a little larger than in the morning. The longer foot counts.",
      ],
    ),
    p(
      "Wear the socks that you will wear with the shoes. Between two sizes take the larger one: a shoe that is a little too long can be helped, one that is too short cannot.",
    ),
    table(
      ["Foot length", "EU", "UK", "US"],
      ["24.1 cm", "38", "5", "7"],
      ["25.4 cm", "40", "6.5", "8.5"],
      ["26.7 cm", "42", "8", "9.5"],
      ["27.9 cm", "44", "9.5", "11"],
    ),
    p(
      "These lines are from our own chart. Makers differ, and some count men’s and women’s shoes differently, so always look at the chart of the very shoe you are buying.",
    ),
    p(
      "Children’s feet need a line of their own: measure them again every few months, and add about a centimetre, so that the foot can roll and grow. Do not trust the thumb on the toe of the shoe. Children curl their toes.",
    ),
    h2("Clothes: three lines with a tape"),
    list(
      "**Chest.** Lay the tape around the fullest part, level and not tight. Breathe as you always do.",
      "**Waist.** For trousers and skirts measure where the waistband will sit, which is often lower than one thinks. Breathe out.",
      "**Head.** For hats, a finger above the ears and across the forehead.",
    ),
    p(
      "No tape at hand? A piece of string and a ruler do just as well. Measure over thin clothes or none, not over a jumper.",
    ),
    table(
      ["Size", "Chest", "EU", "UK", "US"],
      ["S", "90 cm", "36", "8", "4"],
      ["M", "96 cm", "38–40", "10–12", "6–8"],
      ["L", "104 cm", "42–44", "14–16", "10–12"],
      ["XL", "112 cm", "46–48", "18–20", "14–16"],
    ),
    h2("The trick with your favourite piece"),
    p(
      "Take the jumper or the trousers that fit you best, lay them flat on the table and measure them: from armpit to armpit, along the waistband, down the inner seam. Compare these figures with the measures of the new piece, if the shop gives them. It is the surest way of all, because it measures how you _like_ to wear things, and not only how large you are.",
    ),
    h2("Where our shop helps"),
    p(
      "On the page of shoes, clothes and hats there is a link to the size chart. There you can switch between EU, UK and US sizes and between centimetres and inches, and you see at once which of your sizes are in stock. Mark your line, and the size is chosen on the product’s page.",
    ),
    info(
      "Brands have their habits, and one maker’s M is another one’s S. What counts is the chart of the product, not your usual number.",
    ),
    h2("When you buy elsewhere"),
    p(
      "If we buy for you, write the size into the field “Size, colour, other options”, and always with its system: “US 9.5”, not just “9.5”. Say also what we should do when it is sold out: leave it out, take another size or colour at the same price, or ask you. And if you shop with your own address at our warehouse, save a picture of the size chart before you order; shops change them.",
    ),
    h2("And if it does not fit"),
    p(
      "In our shop you may withdraw from the purchase within {withdrawalDays} of receiving the goods, without a reason, as long as you have only tried them on as you would in a shop. Keep the labels and the box until you are sure. A parcel from another shop goes by the rules of that shop, and the way back across the ocean is long. That is the best reason for five minutes with a tape.",
    ),
    button("Browse the shop", "/marketplace"),
  ],
};
