import { button, h2, list, p, quote, steps, table, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "parcel-lockers-explained",
  title: "Parcel lockers: which box fits, and how to choose your point",
  description:
    "A locker near your home, your work or your gym. How to find one, what fits into it, and what to do when it does not.",
  blocks: [
    list(
      "**You choose the carrier and the point,** each with its price",
      "**At least {pickupMaxKg}** fit every carrier; long boxes go to the door",
      "**The code comes by phone or e-mail:** check the number before you pay",
    ),
    p(
      "The last leg of a long journey is often the most annoying one. The parcel has crossed an ocean in a week, and then the courier rings while you are at work. A parcel locker solves this: the parcel waits for you, and not the other way round.",
    ),
    h2("Who runs the lockers"),
    p(
      "We work with several carriers, and you choose among them: {pickupCarriers}. Each has its own network and its own price, which you see before you order. Some of the points are lockers, others are counters in shops or post offices. We call all of them **pickup points**, because for you they work in the same way: go there, show or type the code, take the parcel.",
    ),
    h2("How to find yours"),
    p("When you choose the delivery, pick a carrier and then a point. Three ways lead to it:"),
    list(
      "**Search.** Type a town, a street or a postcode. A part of a word is enough, and you may leave out accents and other marks.",
      "**Near me.** If you let the browser say where you are, the nearest points come first, each with its distance.",
      "**The map.** It shows the points around you; press one to choose it.",
    ),
    p(
      "Beside each point you see its address, its hours and, for lockers, the sizes of its boxes. A point inside a shop closes with the shop. A locker in a wall is open day and night.",
    ),
    h2("Which box fits"),
    p("Lockers have boxes of several sizes, commonly from S to XL. As a rough guide:"),
    table(
      ["Size", "What fits", "For example"],
      ["S", "A flat packet", "A T-shirt, a phone case, a book"],
      ["M", "A shoe box", "One pair of shoes, headphones, cosmetics"],
      ["L", "A small suitcase", "A coat, two pairs of boots, a coffee machine"],
      ["XL", "A large box", "Several joined parcels, a duvet"],
    ),
    p(
      "Exact measures differ from carrier to carrier, and so does the greatest weight. Every carrier in our list takes at least {pickupMaxKg} at a pickup point. What is too heavy for a carrier is not offered with it.",
    ),
    warning(
      "Is the box long, such as a fishing rod, a rug or a guitar? Then choose delivery to the door. A long box fits into no locker, whatever it weighs.",
    ),
    h2("What happens when it arrives"),
    steps(
      ["We tell you", "As soon as the parcel is at the point, we send you an e-mail, and your order shows it."],
      [
        "The carrier sends the code",
        "By text message or e-mail, to the phone number and address of your order. So check the phone number before you pay: without it there is no code.",
      ],
      ["You collect it", "Scan or type the code, the door opens. At a counter you say the code or show it."],
    ),
    p(
      "How long the parcel waits is up to the carrier; its message names the last day. If you are away just then, write to the carrier at once: many points can keep a parcel a little longer. What nobody collects goes back to us, and that costs everybody time.",
    ),
    p(
      "What if the locker is full on that day? Then the carrier decides: the parcel waits for a free box or goes to a point close by. So read the address in the message before you set out, above all before the holidays. And if the door opens and the parcel inside is not yours, close it again and call the carrier’s number on the locker; yours is probably in the box beside it.",
    ),
    h2("How long it takes"),
    p(
      "From the moment the parcel is in your country, a carrier usually needs {pickupDays} to the point. These days are already in the arrival dates that we show with the freight, so you do not have to add them.",
    ),
    h2("Locker or door?"),
    p(
      "Take the locker when you are seldom at home by day, when you do not want to wait, or when you share a front door with twenty neighbours. It is usually cheaper, too. Take the door when the parcel is heavy or long, when you have small children at home, or when the next point is a long way off.",
    ),
    quote("The best pickup point is not the nearest to your home. It is the one you pass anyway."),
    p(
      "Your choice is not for ever. You can take another point with the next order; the address in your account stays as it is. And if you send several parcels on, have them joined: one box, one code, one walk.",
    ),
    button("See what delivery costs", "/calculate"),
  ],
};
