import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "the-shop-says-delivered",
  title: "The shop says “delivered”, but my parcel is not in my account. What now?",
  description: "Give it a working day. Then search for it by tracking number and by what only the buyer can know.",
  blocks: [
    p(
      "First give it a working day: a van brings many parcels, and each is weighed, measured and photographed before it appears in your account.",
    ),
    p(
      "If it is still missing, its label probably had no readable suite. Under [Parcels](/parcels) there is a form for this. Enter the tracking number and what only the buyer knows: the shop, the order’s number, the contents. A receipt helps. We compare, and if it fits, the parcel is yours.",
    ),
    p(
      "You have [announced the parcel](/parcels/announce) and it has not come? After {missingAfterDays} we mark it as missing and write to you. Then please ask the shop where it is.",
    ),
  ],
};
