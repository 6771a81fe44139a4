import { h2, info, list, p, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "delivery",
  title: "Delivery",
  description: "How your order travels to you, how long it takes, what it costs and how you follow it.",
  blocks: [
    p(
      "Whatever you order at {brand} travels in two legs: across the border, and then through your country to you. You see the price and the days of both before you pay.",
    ),
    h2("How long it takes"),
    list(
      "**By air:** {airDays}. For what should come soon, and for light things.",
      "**By sea:** {seaDays}. For what is heavy or large and can wait.",
      "**To a pickup point:** {pickupDays} of these days are the last leg in your country. Carriers: {pickupCarriers}.",
    ),
    p(
      "The dates beside the freight hold for your cart, and include the last leg. An order shows them until it arrives.",
    ),
    h2("What it costs"),
    p(
      "Freight depends on weight and size, delivery on the carrier that you choose. Both stand in the cart and in the checkout, together with duty and import VAT: the total that you see is the total that you pay.",
    ),
    info(
      "{brand} asks for nothing at the door. If somebody does so in our name, do not pay and [write to us](/contacts).",
    ),
    h2("To the door or to a pickup point"),
    list(
      "**To the door:** the courier comes on a working day and calls or writes before.",
      "**To a pickup point:** you get a code by text message or e-mail. Every carrier takes at least {pickupMaxKg} there.",
    ),
    h2("Follow it"),
    steps(
      ["You pay", "From then on your order has a page with every step, under [My orders](/my-orders)."],
      ["It is sent", "You get an e-mail with the number. The [tracking page](/tracking) shows where the parcel is."],
      ["It arrives", "Look at the box before you sign. If it is damaged, take photos and make a [claim](/claim-form)."],
    ),
    h2("If something does not go to plan"),
    p(
      "A parcel that is late, lost or damaged is our task, not yours. Make a [claim](/claim-form), or [write to us](/contacts) if you are not sure.",
    ),
  ],
};
