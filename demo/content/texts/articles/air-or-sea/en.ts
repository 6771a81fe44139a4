import { button, h2, info, list, p, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "air-or-sea",
  title: "Air or sea? A plain answer for eight kinds of goods",
  description:
    "Shoes fly, duvets sail. A table that saves you the calculator, and three questions for everything else.",
  blocks: [
    list(
      "**{airDays} by air,** {seaDays} by sea",
      "**Small and light goods fly:** the sea hardly saves anything",
      "**One thing that may not fly** sends the whole box by sea",
    ),
    p(
      "Almost everything that we bring can travel in two ways. By air it takes {airDays}, by sea {seaDays}. The slower way is not always the cheaper one, and the quicker way is not always allowed. Three questions are enough to decide.",
    ),
    h2("Question one: may it fly?"),
    p(
      "Some things are not carried by air, whatever one pays: perfume, nail polish, spray cans, power banks, loose batteries, alcohol. For them the answer is the sea. Devices with a battery inside may fly, two in a box at most, and liquids may fly in packs of up to 100 ml.",
    ),
    p(
      "You do not have to remember this. As soon as you name the kind of goods, the calculator and the forward request show only the ways that are open, and say in one sentence why the other is closed.",
    ),
    h2("Question two: is it heavy or large?"),
    p(
      "By air the greater of two figures is charged: the weight on the scale, or the weight that the size stands for. By sea it is almost always the size that counts. A cubic metre counts as a tonne there, so that only very dense goods are charged by their weight.",
    ),
    p(
      "In short, **small and light goods gain little at sea**, because each box has a base price and the first step costs nearly the same. The larger the box, the wider the gap. A pair of shoes may save you the price of a coffee by sea; with a bicycle or a set of car parts the saving can be more than half of the freight.",
    ),
    info(
      "All of our warehouses send by air. Not all send by sea: where a way is missing in the calculator, that warehouse does not offer it.",
    ),
    h2("Question three: when do you need it?"),
    p(
      "The arrival is always shown as two dates, from and to, and not as a promise of a single day. If the later date is still early enough, take the cheaper way with a quiet mind. If it is not, the freight by air costs less than a gift that comes too late.",
    ),
    h2("Eight kinds of goods"),
    table(
      ["Goods", "Our advice", "Why"],
      ["Shoes, one or two pairs", "Air", "Light enough that the sea hardly saves anything"],
      ["Phone, laptop, headphones", "Air", "Small and valuable; the battery is inside"],
      ["A dress or coat for this season", "Air", "In six weeks it is another season"],
      ["Perfume, nail polish", "Sea", "Flammable goods do not fly"],
      ["Power bank, spare batteries", "Sea", "Loose batteries do not fly"],
      ["Books, tools, dumbbells", "Sea", "Heavy, small and never in a hurry"],
      ["Duvets, pillows, toys in large boxes", "Sea", "Size counts, and air freight charges it in full"],
      ["Bicycle, car parts", "Sea", "The larger the box, the more you save"],
    ),
    h2("What stays the same"),
    p(
      "Duty is the same for both ways: customs do not ask how the goods travelled. Import VAT is counted on the goods, the duty and the freight, so a cheaper freight makes the tax a little lower as well. The last leg is the same too: a courier brings the parcel to your door, or to the pickup point that you chose.",
    ),
    p(
      "Insurance does not depend on the way either. We answer for up to {insuranceIncluded} in any case. Above that, insurance costs {insurancePercent} of the value and at least {insuranceMinimum}.",
    ),
    h2("Where you choose"),
    list(
      "In the cart, for goods from our shop: both prices and both dates stand side by side, and you can change your mind until you order.",
      "In a quote: we price air and sea, and you choose when you accept.",
      "In a forward request: after the parcels are declared, before you pay.",
    ),
    p(
      "If one thing in a box may not fly, the whole box goes by sea. It is often better to send such a thing on its own and to let the rest fly.",
    ),
    h2("If you change your mind"),
    p(
      "Once a forward request is paid, its way is fixed. As long as we have not begun to pack, you can cancel it, get your money back and make a new one. With a quote you choose until you accept it, and after that until we have bought you can still cancel. For an order from our shop the same holds as for every purchase: while it has not been sent, we can stop it. So take a minute for the three questions before you pay, and you will hardly ever need this part.",
    ),
    button("Compare both ways", "/calculate"),
  ],
};
