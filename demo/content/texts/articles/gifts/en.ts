import { button, h2, list, numbered, p, quote, table, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "gifts-by-24-december",
  title: "Gifts by 24 December: the last safe days",
  description:
    "By air {giftAirBy}, by sea {giftSeaBy}. What to order when, and six ways to make it easy for the parcel.",
  blocks: [
    list(
      "**By air {giftAirBy}:** an order of our shop, paid",
      "**By sea {giftSeaBy},** perfume and sprays only this way",
      "**A pickup point is always at home,** also in December",
    ),
    p(
      "Every December the same question: will it come in time? We cannot promise the weather or the queue at customs. But we can count backwards from 24 December, add a few days for snow, and tell you until when it is safe.",
    ),
    h2("The table"),
    table(
      ["How you buy", "By air", "By sea"],
      ["In our shop: the order is paid", "{giftAirBy}", "{giftSeaBy}"],
      ["Forwarding: the forward request is paid", "{giftForwardAirBy}", "{giftForwardSeaBy}"],
      ["Buy for me: the quote is paid", "{giftBuyAirBy}", "{giftBuySeaBy}"],
    ),
    p(
      "The first line counts the longest usual time on the way, {airDays} by air and {seaDays} by sea, and leaves some days in reserve. The second adds time for packing, the third also the way from the shop to our warehouse. After these days a parcel may still arrive in time. We just would not tell the children.",
    ),
    h2("The clock starts later than you think"),
    p("What counts is not the day you find the gift, but the day it is **paid and complete**."),
    list(
      "With forwarding the parcel has to be in our warehouse first. The shop’s own delivery, often a week, comes before our dates.",
      "A parcel that is not declared does not move. Declare it as soon as you have bought it: you can do so while it is still on its way to us.",
      "A quote needs a person. We usually price within 24 hours on working days; a question that you answer on Monday instead of Friday costs a weekend.",
      "Pay when you order. An unpaid order waits for up to {unpaidOrderHours}, and these hours are missing at the end.",
    ),
    h2("Six ways to help the parcel"),
    numbered(
      "**Choose a pickup point.** In December couriers ring at many doors where nobody is at home. A locker is always at home, and you can take another one if yours is full of other people’s gifts.",
      "**Check the phone number.** Without it there is no code for the locker.",
      "**Do not wait for the last parcel.** If three of four are here, send three now and one later. The saved freight does not help on the 25th.",
      "**Keep the shop’s box on.** It is part of the gift. Taking it off saves volume, but it cannot be put back.",
      "**Send perfume early.** Perfume, nail polish and sprays do not fly, so for them the date in the right column holds.",
      "**Describe the gift, not the occasion.** “Gift” in the declaration means nothing to customs. “Wooden toy train” means a parcel that goes through.",
    ),
    warning(
      "In the last two weeks everything is slower: shops, airports, customs and couriers. If a gift matters to you, order a week before the dates in the table.",
    ),
    h2("A small calendar"),
    list(
      "**Two months before:** large and heavy gifts by sea, such as a bicycle, a doll’s house or a duvet. They cost least now.",
      "**Six weeks before:** ask for quotes. There is still time for a question, an answer and a second thought.",
      "**A month before:** the last orders in shops abroad with your own address, so that all parcels can travel together.",
      "**Two weeks before:** only goods from our shop, by air, to a pickup point that you pass anyway.",
    ),
    h2("Sizes, tastes and the second thought"),
    p(
      "A gift is opened later than it is delivered, and that matters for returns. You may withdraw from a purchase in our shop within {withdrawalDays} of **receiving** it, not of unwrapping it. A jumper that came on the first Monday of December can no longer be returned on the 25th. So order clothes a little later, or something that fits everybody: a scarf, a lamp, a good pair of headphones.",
    ),
    p(
      "If you buy for somebody whose size you do not know, look at the label of a thing that they wear often, and compare it with the size chart on the product’s page.",
    ),
    h2("When it is too late"),
    p("It happens. Three ideas that need no aeroplane:"),
    list(
      "Look at goods that arrive in time: the page of each product shows two dates before you buy.",
      "Wrap a picture of the gift and give it now. The tracking link makes a good second page: it shows where the parcel is, without your address and without the price.",
      "Be honest. “It is on a ship near the Azores” is a better story than socks.",
    ),
    quote("The best date for a gift from far away is a month before you need it. The second best is today."),
    button("Find a gift", "/marketplace"),
  ],
};
