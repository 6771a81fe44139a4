import { button, h2, list, p, quote } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "a-day-at-the-delaware-warehouse",
  title: "A day at the Delaware warehouse",
  description:
    "What happens to your parcel between the shop’s van and the plane: scale, camera, shelf, packing bench, seal.",
  blocks: [
    list(
      "**Weighed, measured, photographed:** you see each parcel in your account",
      "**{freeStorageDays} of free storage,** with reminders before the end",
      "**Packed into the smallest box:** what that saves is yours",
    ),
    p(
      "Most of our customers never see the place that has their name on its shelves. So let us take you along for a day, from the first van to the last seal. Nothing spectacular happens here. That is how we like it.",
    ),
    h2("Morning: the vans"),
    p(
      "The first van backs up to the gate before the coffee is ready. Boxes of all sizes come off it: flat ones with a shirt, cubes with a coffee machine, now and then a tube as long as a man. Each of them has a label with a street, a town and, somewhere in between, what matters most to us: **the suite**, the number that belongs to one customer only.",
    ),
    p(
      "A scanner reads the label. If the parcel was announced, its tracking number is known, and the screen says at once whose it is. If not, the suite decides. Only when both are missing does it become difficult.",
    ),
    h2("The shelf of unknowns"),
    p(
      "In a corner stands a shelf that nobody likes: parcels without a readable suite. A label got wet, a shop left the line out, somebody typed a neighbour’s number. We cannot open a box and guess. So it waits.",
    ),
    p(
      "If your shop says “delivered” and nothing appears in your account, tell us the tracking number and what only the buyer can know: the shop, the order’s number, the contents. We compare, and if it fits, the parcel moves over to you. The easiest way never to meet this shelf is to [announce each parcel](/parcels/announce).",
    ),
    h2("Scale and camera"),
    p(
      "Every parcel gets its minute of fame. It is weighed, its three sides are measured, and it is photographed: from outside, on the scale, with its label. We do not open it, unless you or customs ask us to. The figures and the pictures go into your account, and an e-mail goes to you, at once or once a day, as you have chosen.",
    ),
    p(
      "From this moment storage is free for {freeStorageDays}. The system reminds you before the time is up, more than once. After that each started day costs {storagePerDay}.",
    ),
    h2("Noon: questions"),
    p(
      "Some parcels cannot simply go to the shelf. The carton is torn. The name on the label is not the customer’s. Something inside must not be shipped. Such a parcel is put on hold, and we write to you what we see and what you can do: send us the shop’s invoice, have it sent back, or give it up. Until you answer, it waits.",
    ),
    quote("A parcel on hold is not a punishment. It is a question."),
    p(
      "Others want to know more about what they bought. For {photosFee} there are three more photos; for {checkFee} we open the box, count what is inside and look for damage.",
    ),
    h2("Afternoon: the packing bench"),
    p(
      "This is the heart of the house. On the screen stands a paid forward request: these four parcels, one box, fragile things wrapped, the shops’ boxes off. The packer finds the parcels, takes off what may come off, turns the things this way and that until they lie close, and chooses the smallest box that closes without force.",
    ),
    p(
      "Then the new box is weighed and measured. If it costs less than was agreed, and that is the usual case, the difference is on its way back to the customer before the tape is dry. If it costs more, we say nothing and pay.",
    ),
    h2("The papers"),
    p(
      "Each box gets a customs invoice in English: what is inside, how many, what it is worth, which code, where it was made. It is written from your declaration, and that is why we are so strict about it. “Gift” is not a description. “Leather belt for men” is one.",
    ),
    p("Now the label goes on, and the box is ready to leave."),
    h2("Evening: away"),
    p(
      "What is to fly goes into one cage, what is to sail into another. They leave with the next flight and the next vessel, many boxes together under one number. From then on you follow them on your [tracking page](/tracking), and customers in Vilnius, Riga or Tallinn see their parcel move while we switch off the light.",
    ),
    p("Tomorrow the first van comes again before the coffee is ready."),
    button("Get my own address", "/parcels"),
  ],
};
