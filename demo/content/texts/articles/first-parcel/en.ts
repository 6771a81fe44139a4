import { button, h2, info, list, p, quote, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "your-first-parcel",
  title: "Your first parcel, from the address to your door",
  description:
    "Eight steps, none of them difficult. What to write into the address line, what to declare, and what you pay for.",
  blocks: [
    list(
      "**An address abroad that is yours:** the suite belongs on every label",
      "**Storage is free for {freeStorageDays},** so parcels can travel together",
      "**The price that you agree to is the highest:** what a smaller box saves is yours",
    ),
    p(
      "Forwarding sounds like something for importers. In truth it is an address. You get one abroad, you shop with it as if you lived there, and we bring home what arrives. If you have never done it, take ten minutes for this page. The second time you will not need it.",
    ),
    h2("Before you begin"),
    p(
      "You need an account and a confirmed e-mail address. Registering takes a minute, and no card is asked for. Open the link in our mail, then go to [Parcels](/parcels): your own addresses are there, one for each warehouse.",
    ),
    p(
      "Each address has a line that is yours alone: **the suite**, two letters and five digits. It is the same at all warehouses. By it we know that a box is yours, so it belongs on every label.",
    ),
    h2("Eight steps"),
    steps(
      [
        "Check what may come",
        "Not everything may travel, and some things only by sea. The calculator tells you in a minute, and also about what it will cost to your door.",
      ],
      [
        "Choose the warehouse",
        "Take the one in the country of the shop. Delivery inside a country is cheaper and often free.",
      ],
      [
        "Shop with your address",
        "Copy it line by line into the shop’s form. Your name as in your account, the suite in the second address line, our phone number if the shop asks for a local one.",
      ],
      [
        "Announce the parcel",
        "As soon as the shop sends you a tracking number, enter it under “Announce a parcel”, with the shop’s name. Then we know the box when it comes.",
      ],
      [
        "Declare the contents",
        "What is inside, how many, what you paid, where it was made. You can do this while the parcel is still on its way. Write in Latin letters and at least two words: “running shoes”, not “gift”.",
      ],
      [
        "Wait for our mail",
        "We weigh, measure and photograph the box, and you find it all in your account. Storage is free for {freeStorageDays}.",
      ],
      [
        "Send it on",
        "Choose one or more parcels, air or sea, the courier, how to pack. You see the whole price, line by line, and pay.",
      ],
      ["Follow it home", "On the tracking page, until it is at your door or at the pickup point."],
    ),
    h2("What you pay for"),
    table(
      ["Line", "When it is there"],
      ["Freight", "Always: by weight or size, whichever is greater"],
      ["Delivery", "Always: the courier in your country"],
      ["Duty and import VAT", "By the rules of customs; shown before you pay"],
      ["Joining", "{joinFee} for each further parcel in the box"],
      ["Wrapping fragile things", "{wrapFee}, if you wish"],
      [
        "Insurance",
        "{insurancePercent} of the value, at least {insuranceMinimum}, if you wish; {insuranceIncluded} is covered anyway",
      ],
      ["Storage", "{storagePerDay} for each started day after the free ones"],
    ),
    p(
      "The sum that you agree to is the highest. If the packed box turns out smaller, the difference goes to your balance.",
    ),
    info("You do not pay us for the goods: you have paid the shop. And nobody asks for money at your door."),
    h2("Mistakes that everybody makes once"),
    list(
      "**The suite is missing.** The shop’s form had only one line, so you left it out. Write it after the street or after your name; anywhere is better than nowhere.",
      "**Somebody else’s name.** A parcel in another name is put on hold until you explain it. Order in your own.",
      "**The invoice is gone.** Sometimes we or customs ask for it. Keep the confirmation of every order.",
      "**The declaration waits.** An undeclared parcel cannot leave. It uses up free days and nothing else.",
      "**The value is “rounded”.** Write what you paid, to the cent. Too little can be fined, too much costs you tax.",
    ),
    h2("If something does not go to plan"),
    p(
      "The shop says “delivered”, but nothing is here? Then the label had no readable suite. On the page of your parcels you can search by tracking number and by what only the buyer knows.",
    ),
    p(
      "Something is damaged? We photograph it and ask you before anything moves. You changed your mind? As long as the parcel is with us, it can go back to the shop. You paid a forward request and want to stop it? Until we begin to pack, you can cancel it, and what you paid goes back.",
    ),
    p("An unpaid request waits for {unpaidRequestDays}; after that your parcels are simply free again."),
    h2("A good first parcel"),
    p(
      "Do not begin with the wedding dress. Begin with something small, useful and not urgent: a book, a pair of shoes in a size that you know, a toy. You will learn the way in two weeks, and the next time you know what the buttons do.",
    ),
    quote("The first parcel is practice. The second is shopping."),
    button("Get my address", "/parcels"),
  ],
};
