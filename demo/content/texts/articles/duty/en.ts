import { button, h2, info, list, p, quote, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "duty-by-kinds-of-goods",
  title: "The {dutyPerCode} duty: what it costs, and when it does not",
  description: "Since {dutySince} small parcels from outside the EU pay duty by kinds of goods. Four baskets, counted.",
  blocks: [
    list(
      "**{dutyPerCode} for each kind of goods** in a parcel of up to {dutyLimit}",
      "**Pieces do not count:** five cotton T-shirts are one kind",
      "**You pay it with us,** and nothing at the door",
    ),
    p(
      "A parcel from outside the European Union used to be free of duty as long as its goods cost no more than {dutyLimit}. Since {dutySince} that is over. The new rule is simple once you know what is counted: not the boxes and not the pieces, but the **kinds of goods**.",
    ),
    h2("What changed"),
    p(
      "For goods worth up to {dutyLimit} in one consignment, customs now ask for **{dutyPerCode} for each kind of goods**. The rule is for people who buy for themselves; a company that imports pays by the tariff from the first cent. Import VAT has not changed: it is due as before, {vatRate} here, on the goods, the freight and the duty together.",
    ),
    h2("What a kind of goods is"),
    p(
      "Customs give every product a number. Its first six digits are the same all over the world; they are called the tariff code, or HS code. Whatever shares these six digits is one kind. Cotton T-shirts are one kind, whatever their size, colour and brand: one shirt costs {dutyPerCode} of duty, and so do five. A leather belt has a code of its own, so a belt and a shirt are two kinds.",
    ),
    p(
      "You do not have to know the codes by heart. In the declaration you write what the thing is and choose from a list. For goods from our own shop the code stands among the specifications on the product’s page.",
    ),
    h2("Four baskets, counted"),
    table(
      ["Basket", "Kinds", "Duty"],
      ["Two pairs of running shoes", "1", "{dutyPerCode}"],
      ["Four pens and a book", "2", "{dutyFor2}"],
      ["A pen, a book and a hat", "3", "{dutyFor3}"],
      ["A phone case, a cable and earbuds", "3", "{dutyFor3}"],
    ),
    p("Each of these baskets is worth less than {dutyLimit} without freight. Import VAT comes on top of the duty."),
    p(
      "Do several parcels count together? In one forward request they do: it is one consignment, its kinds are counted once, and the values of all parcels are added up. In two requests they are counted separately.",
    ),
    quote("The question is no longer “is it under the limit?” but “how many kinds are in the box?”."),
    h2("Above {dutyLimit}"),
    p(
      "Above the limit the ordinary tariff holds, and every product has its own rate: nothing for phones, laptops and headphones, a noticeable share of the price for shoes and clothes. It also matters where the thing was made. Some countries have agreements with the European Union, and their goods pay less or nothing.",
    ),
    p(
      "That is why a parcel a little above the limit may cost less duty than you feared, or more than you hoped. The calculator marks this sum as an estimate, because customs have the last word on the code.",
    ),
    h2("Who pays, and when"),
    info(
      "**Nobody asks for money at your door.** You see duty and import VAT before you pay us, and we pay them to customs.",
    ),
    p(
      "In our shop both are already in the price of the product. In a quote and in a forward request they are lines of their own, and you pay them together with the freight.",
    ),
    p(
      "What if customs count differently? If they take less than we charged, the difference goes to your balance. If they take more, we bear small differences ourselves. Only when it is more by over {customsTolerance} and by over {customsToleranceMinimum} do we send you an invoice for it, and you see the reason there.",
    ),
    h2("Three ways to pay less"),
    steps(
      [
        "Put like with like",
        "Five cotton T-shirts in one forward request are one kind: {dutyPerCode}. In five separate requests they are {dutyFor5}.",
      ],
      [
        "Watch the limit",
        "When two purchases together come to more than {dutyLimit}, compare one request with two. Sometimes the tariff is cheaper, sometimes the fixed sum is.",
      ],
      ["Look here first", "Goods from our own shop need no counting: duty and import VAT are in their price already."],
    ),
    p(
      "What does not help is writing down less than you paid. Customs compare the declaration with the shop’s invoice, and a wrong declaration can be fined.",
    ),
    button("Count my parcel", "/calculate"),
  ],
};
