import type { ParcelStory } from "./parcel-story.ts";

const COUNT = 44;
const FIRST_ID = 3_600;

const SHOPS = ["caseworld.cn", "lampfactory.cn", "toymill.cn", "kitchenline.cn"] as const;
const GOODS = [
  { line: ["Silicone phone cases", 40, 420, "392690", "CN"], contents: "bag" },
  { line: ["LED desk lamps", 12, 1_850, "940521", "CN"], contents: "jar" },
  { line: ["Wooden toy trains", 24, 760, "950300", "CN"], contents: "shoe" },
  { line: ["Porcelain tea cups", 36, 310, "691110", "CN"], contents: "jar" },
] as const;
const BACKDROPS = ["sand", "mist", "sage"] as const;

/** The parcels of a business: most can be sent, some need a declaration, two wait for an answer. */
export const PRO_STORIES: readonly ParcelStory[] = Array.from({ length: COUNT }, (_, index) => {
  const goods = GOODS[index % GOODS.length] ?? GOODS[0];
  const isHeld = index % 21 === 20;
  const isDeclared = !isHeld && index % 10 >= 3;
  const daysAgo = 1 + (index % 24);
  return {
    id: FIRST_ID + index,
    who: "pro",
    warehouse: "CN",
    shop: SHOPS[index % SHOPS.length] ?? SHOPS[0],
    carrier: "SF Express",
    announcedDaysAgo: daysAgo + 4,
    size: [1_200 + (index % 7) * 350, 30 + (index % 3) * 5, 25, 15 + (index % 4) * 5],
    photos: { form: "carton", backdrop: BACKDROPS[index % BACKDROPS.length] ?? "sand", contents: goods.contents },
    ...(isDeclared ? { lines: [goods.line] } : {}),
    ...(isHeld ? { hold: { reason: "missing_invoice", note: "Customs ask for the shop’s invoice.", inDays: 4 } } : {}),
    events: [[isHeld ? "receive_on_hold" : "receive", daysAgo]],
  };
});
