import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "what-is-my-address-abroad",
  title: "What is my address abroad, and how do I write it?",
  description:
    "Each warehouse has an address, and the suite in it is yours alone. Copy it line by line into the shop’s form.",
  blocks: [
    p(
      "As soon as your e-mail address is confirmed, you find your addresses under [Parcels](/parcels): one for each of our warehouses. They are ordinary street addresses, and you may use them in any shop that delivers to that country.",
    ),
    p(
      "What makes an address yours is the **suite**, two letters and five digits. It is the same at every warehouse and belongs on every label, best in the second address line. Use your own name, as it is in your account.",
    ),
    p(
      "Press “Copy all” and you cannot mistype it. If the shop asks for a phone number, take the one that stands with the address.",
    ),
    p("Without a readable suite a parcel waits among the unidentified ones."),
  ],
};
