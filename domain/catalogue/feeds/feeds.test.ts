import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { readTsvFeed, readXmlFeed } from "#testing/catalogue/feeds.ts";
import { feedFile } from "./feed-files.ts";
import { type FeedGoods, feedItem } from "./feed-item.ts";
import { FEED_KINDS, type FeedChannel, readFeedName, writeFeedName } from "./feed-name.ts";

const SCOPE = { appUrl: "https://lt.test", language: "en", currency: "EUR", country: "LT" };

const BOOT: FeedGoods = {
  sku: "AL-BOOT-1-BLA-42",
  productSku: "AL-BOOT-1",
  name: "Storm boots",
  description: "Waterproof to the ankle.",
  slug: "storm-boots",
  labels: ["Black", "42"],
  colours: ["Black"],
  sizes: ["42"],
  pictures: ["media/storm-1.jpg", "media/storm-2.jpg"],
  available: 3,
  amount: fromMinor(7_990),
  priorAmount: null,
  brand: "Alder & Co",
  mpn: "ST42-B",
  categories: ["Footwear", "Boots"],
  googleCategory: 187,
  weightGrams: 1_250,
  freights: [{ service: "Air freight", amount: fromMinor(1_290) }],
};

const itemOf = (more: Partial<FeedGoods> = {}) => {
  const item = feedItem({ ...BOOT, ...more }, SCOPE);
  if (typeof item === "string") throw new Error(item);
  return item;
};

function fileOf(format: "xml" | "tsv", channel: FeedChannel, goods: readonly Partial<FeedGoods>[]): string {
  const { begin, item, end } = feedFile(format);
  const head = { title: "Alder <& Co>", link: "https://lt.test/en" };
  return begin(head) + goods.map((one) => item(itemOf(one))[channel]).join("") + end;
}

describe("an item of a feed", () => {
  test("CATALOG-15 has what its channel asks for", () => {
    expect(itemOf()).toEqual({
      id: "AL-BOOT-1-BLA-42",
      item_group_id: "AL-BOOT-1",
      title: "Storm boots, Black, 42",
      description: "Waterproof to the ankle.",
      link: "https://lt.test/en/p/storm-boots?productVariant=AL-BOOT-1-BLA-42",
      image_link: "https://lt.test/img/f_jpeg,w_1200,q_75,b_white/media/storm-1.jpg",
      additional_image_link: ["https://lt.test/img/f_jpeg,w_1200,q_75,b_white/media/storm-2.jpg"],
      availability: "in stock",
      price: "79.90 EUR",
      sale_price: null,
      brand: "Alder & Co",
      mpn: "ST42-B",
      identifier_exists: "yes",
      condition: "new",
      product_type: "Footwear > Boots",
      google_product_category: "187",
      color: "Black",
      size: "42",
      shipping: [{ country: "LT", service: "Air freight", price: "12.90 EUR" }],
      shipping_weight: "1.25 kg",
    });
  });

  test("CATALOG-15 is on sale only beside the lowest price of the 30 days before", () => {
    expect(itemOf({ priorAmount: fromMinor(9_990) })).toMatchObject({ price: "99.90 EUR", sale_price: "79.90 EUR" });
    expect(itemOf({ priorAmount: fromMinor(7_990) })).toMatchObject({ price: "79.90 EUR", sale_price: null });
  });

  test("without a brand or its number says that no identifier exists", () => {
    expect(itemOf({ mpn: null }).identifier_exists).toBe("no");
    expect(itemOf({ brand: null })).toMatchObject({ brand: null, identifier_exists: "no" });
  });

  test("is cut to what channels read, after a whole word", () => {
    const long = itemOf({
      name: "boots ".repeat(60),
      description: "dry ".repeat(2_000),
      pictures: Array.from({ length: 20 }, (_, index) => `media/${index}.jpg`),
    });
    expect(long.title).toMatch(/^(?:boots )+boots…$/);
    expect(long.title.length).toBeLessThanOrEqual(150);
    expect(long.description.length).toBeLessThanOrEqual(5_000);
    expect(long.additional_image_link).toHaveLength(10);
  });

  test.each([
    ["untranslated", { name: null }],
    ["no_description", { description: " \n " }],
    ["no_picture", { pictures: [] }],
    ["long_id", { sku: "X".repeat(51) }],
  ])("is refused: %s", (reason, more) => {
    expect(feedItem({ ...BOOT, ...more }, SCOPE)).toBe(reason);
  });
});

describe("a file", () => {
  const HOSTILE = {
    name: 'Boots </item> & "co"\t\u0000\u0008\uFFFE \ud800x',
    description: "line one\nline two\r\n]]> <script>",
    labels: [],
    brand: 'A "quoted" brand',
  };

  test.each(FEED_KINDS)("T085 of $channel in $format obeys the schema, whatever texts say", ({ channel, format }) => {
    const read = format === "xml" ? readXmlFeed : readTsvFeed;
    const [plain, hostile] = read(fileOf(format, channel, [{}, HOSTILE]), channel);
    expect(plain).toMatchObject({
      title: ["Storm boots, Black, 42"],
      brand: ["Alder & Co"],
      availability: [channel === "google" ? "in_stock" : "in stock"],
      shipping: ["LT::Air freight:12.90 EUR"],
    });
    expect(plain).not.toHaveProperty("sale_price");
    expect(hostile?.title?.[0]).toMatch(/^Boots <\/item> & "co" .?x$/);
    expect(hostile?.description).toEqual(["line one line two ]]> <script>"]);
    expect(hostile?.brand).toEqual(['A "quoted" brand']);
  });

  test("of columns keeps the commas of an address apart from those between addresses", () => {
    const [item] = readTsvFeed(
      fileOf("tsv", "meta", [{ pictures: ["media/1.jpg", "media/2.jpg", "media/3.jpg"] }]),
      "meta",
    );
    expect(item?.additional_image_link?.map(decodeURIComponent)).toEqual([
      "https://lt.test/img/f_jpeg,w_1200,q_75,b_white/media/2.jpg",
      "https://lt.test/img/f_jpeg,w_1200,q_75,b_white/media/3.jpg",
    ]);
  });
});

test("a feed is named by channel, language, currency and format", () => {
  const feed = { channel: "meta", language: "ee", currency: "EUR", format: "tsv" } as const;
  expect(writeFeedName(feed)).toBe("meta-ee-EUR.tsv");
  expect(readFeedName("meta-ee-EUR.tsv")).toEqual(feed);
  for (const name of ["meta-ee-eur.tsv", "bing-ee-EUR.tsv", "meta-xx-EUR.xml", "meta-ee-EUR.csv", "../x", ""])
    expect(readFeedName(name), name).toBeNull();
});
