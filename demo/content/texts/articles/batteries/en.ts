import { button, h2, list, p, table, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "batteries-in-the-mail",
  title: "Batteries in the mail: what may fly and what sails",
  description:
    "Built in or loose: one word decides about your power bank. And a list of other things that travel only by sea, or not at all.",
  blocks: [
    list(
      "**Inside a device:** by air, two in a box at most",
      "**Loose, such as a power bank:** by sea only",
      "**Name it in the declaration:** a hidden battery stops the parcel",
    ),
    p(
      "A phone may fly, and a power bank may not, although both hold much the same battery. This is not a whim of ours. Lithium batteries can catch fire when they are damaged, and in the hold of an aeroplane nobody can put a fire out. So the rules ask one question first: is the battery protected by a device, or is it loose?",
    ),
    h2("Two words that decide"),
    p(
      "**Inside.** The battery sits in a device and stays there: a phone, a laptop, headphones, a camera, a smart watch, an electric toothbrush. Such devices may travel by air, **two in a box at most**. By sea there is no such limit.",
    ),
    p(
      "**Loose.** The battery is the product, or lies beside the device: a power bank, a spare battery for a camera, a set of rechargeable cells, a pack for a cordless drill. These travel **by sea only**, however small they are.",
    ),
    table(
      ["Thing", "By air", "By sea"],
      ["Phone, tablet, laptop", "Yes, two in a box", "Yes"],
      ["Headphones, earbuds in their case", "Yes, two in a box", "Yes"],
      ["Smart watch, camera, drone", "Yes, two in a box", "Yes"],
      ["Power bank", "No", "Yes"],
      ["Spare or rechargeable batteries", "No", "Yes"],
      ["Running shoes with a tracker in the sole", "No", "Yes"],
    ),
    p(
      "The last line surprises most people. Some sports shoes have a small lithium tracker built in. If yours have one, they sail.",
    ),
    h2("What this means for your box"),
    p(
      "One thing that may not fly keeps the whole box on the ground. If you join a jacket, two pairs of shoes and a power bank, all of them go by sea. Two ways out:",
    ),
    list(
      "Send the power bank in a request of its own, by sea, and let the rest fly.",
      "Leave the power bank out altogether. Our shop or a shop round the corner may have one, and it needs no journey.",
    ),
    p("Are there three devices with batteries? Then make two boxes of them, or choose the sea."),
    h2("How we know"),
    p(
      "When you declare a parcel, you choose the kind of goods for each line. Our tables know which kinds may hold batteries, liquids or magnets, and the forward request then offers only the ways that are allowed. It also tells you the reason in one sentence. The calculator does the same before you have bought anything.",
    ),
    warning(
      "Please do not hide a battery behind another word. If it is found at the warehouse, the parcel is put on hold until you answer. If it is found later, at the airport, the whole consignment waits, and the declaration was wrong, for which there can be a fine.",
    ),
    h2("A few tips"),
    list(
      "Switch devices off before they are sent. Many shops do this; with a used device it is up to the seller.",
      "Ask for the original packaging. It keeps the device from being pressed or switched on by chance.",
      "A swollen, hot or damaged battery must not be sent at all, in any way, to anybody. Give it to a collection point.",
      "If a drone comes with spare batteries in the same box, they count as loose. Ask the shop to send the drone without them.",
    ),
    h2("Not only batteries"),
    p("While we are at it, here is the rest of the list, as our restrictions stand:"),
    table(
      ["What", "How it travels"],
      ["Perfume, nail polish and other flammable goods", "By sea only"],
      ["Spray cans, such as hair spray and deodorant", "By sea only"],
      ["Creams, shampoo and other liquids", "By air in packs of up to 100 ml"],
      ["Strong magnets, some loudspeakers", "By air only when shielded; we check that"],
      ["Food", "Sealed, and keeping without a fridge"],
      ["Alcohol", "Not by air, and not into every country"],
      ["Medicines, tobacco, electronic cigarettes", "Not at all"],
      ["Plants and seeds, meat, milk, cheese", "Not at all"],
      ["Weapons", "Not at all"],
    ),
    p(
      "Rules change. What the calculator says today counts, and not what an article said last year, even if it is ours.",
    ),
    h2("If it has already happened"),
    p(
      "You bought a power bank, it lies in our warehouse, and you wanted it by air? Nothing is lost. It can go by sea, alone or together with things that are in no hurry, or we can send it back to the shop for {sendBackFee} and the price of the label. Storage is free for {freeStorageDays}, so you may think about it in peace.",
    ),
    button("Check what may fly", "/calculate"),
  ],
};
