import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "how-long-do-you-store-my-parcels",
  title: "How long do you store my parcels?",
  description: "Free for {freeStorageDays}, then {storagePerDay} for each started day. We remind you in good time.",
  blocks: [
    p(
      "Storage is **free for {freeStorageDays}** from the day a parcel arrives; for business customers with a [pro account](/pro) for {freeStorageDaysPro}. After that each started day costs {storagePerDay}. You pay it together with the freight, when the parcel leaves.",
    ),
    p(
      "The days that are left stand on each parcel. We also write to you before they run out, the first time a week ahead. If you need longer, you can add {longerStorageDays} for {longerStorageFee} on the parcel’s page.",
    ),
    p(
      "A parcel that stays more than {abandonedAfterDays} beyond the free days is due for disposal. Even then nothing happens at once: you get two notices, and people decide.",
    ),
  ],
};
