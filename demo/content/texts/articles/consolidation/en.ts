import { button, h2, list, p, quote, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "three-parcels-one-box",
  title: "Three parcels, one box: when joining them pays",
  description: "Joining parcels saves freight, but not always duty. How it works, what it costs, and when to leave it.",
  blocks: [
    list(
      "**One box, one freight:** the base price is paid once",
      "**Joining costs {joinFee}** for each parcel after the first",
      "**Like with like:** one kind of goods is counted once",
    ),
    p(
      "You bought from three shops in one week, and three parcels wait for you in our warehouse. You can send each of them on by itself, or have them packed into one box. Usually one box is cheaper. Not always, and it is worth knowing why.",
    ),
    h2("What becomes cheaper"),
    p(
      "**The freight.** Each journey has a base price, and each weight is rounded up to the next {airStep} by air. For three boxes you pay both three times, for one box only once. Weights and volumes are added up before anything is rounded, so a joined box never counts for more than separate ones.",
    ),
    p("**The delivery.** The courier brings one box instead of three, and you walk to the locker once."),
    p(
      "**The duty, when the goods are alike.** Two of the parcels have cotton T-shirts in them? In one request they are one kind of goods, and the sum of {dutyPerCode} is due once.",
    ),
    p(
      "**The packing.** Shops like large boxes with much air in them. If you wish, we take off the shops’ boxes and pack the things close together. What was charged by size is then often charged by weight.",
    ),
    h2("What it costs"),
    p(
      "Joining costs {joinFee} for each parcel after the first. Bubble wrap and a second wall for fragile things cost {wrapFee}. That is all; you see both lines before you pay.",
    ),
    h2("What to look out for"),
    list(
      "**The limit of {dutyLimit}.** The values of all parcels in a request are added up. If they come to more than {dutyLimit} together, the ordinary tariff takes the place of {dutyPerCode} per kind. For phones and laptops that may be good news, for shoes it seldom is.",
      "**The slowest guest.** If one parcel holds something that may not fly, the whole box goes by sea. Send the perfume by itself.",
      "**The waiting.** The first parcel waits for the last. Storage is free for {freeStorageDays}; after that each started day costs {storagePerDay}, and you pay it when the parcel leaves.",
      "**The gift box.** The shops’ boxes cannot be put back once they are off. If the box is part of the present, leave it on.",
      "**One warehouse.** Only parcels from the same warehouse can travel together, {mostParcels} at most.",
    ),
    h2("How to do it"),
    steps(
      [
        "Wait until all is here",
        "Under “Parcels” you see a photo, the weight, the size and the free days of each parcel.",
      ],
      [
        "Declare the contents",
        "Say what is inside, how much of it, and what you paid. You can do this while the parcel is still on its way to us.",
      ],
      [
        "Select and send together",
        "Mark the parcels and press “Forward together”. Choose air or sea, the delivery, and how to pack.",
      ],
      [
        "See the price before you pay",
        "It is the highest that you can pay. After packing we weigh and measure the new box; if it comes to less, the difference goes to your balance. If it comes to more, that is our concern.",
      ],
    ),
    p(
      "You need not take all of them. What you do not select stays in storage and keeps its free days, and you can send it later with the next ones.",
    ),
    h2("The price is a ceiling"),
    p(
      "That last point deserves a second look, because elsewhere it is often the other way round. Before packing nobody knows how large the joined box will be. So we count with your parcels as they arrived, and you agree to that sum. The freight of the packed box can only lower it, and the import VAT goes down with it.",
    ),
    quote("You agree to the highest price. What the smaller box saves is yours."),
    p(
      "Do you want the exact price before you pay anything? Then choose the rehearsal packing for {rehearsalFee}. We pack first and tell you the exact sum, and you pay afterwards. If you then decide not to send the box, only the rehearsal is due.",
    ),
    h2("A rule of thumb"),
    p(
      "Join when the goods are alike, when none of them is in a hurry, and when together they stay under {dutyLimit}. Send separately when one thing is urgent, when one thing may not fly, or when together they pass the limit. If you are not sure, enter the boxes into the calculator twice: once together and once one by one. It takes two minutes and needs no account.",
    ),
    button("Go to my parcels", "/parcels"),
  ],
};
