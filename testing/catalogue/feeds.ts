import { expect } from "vitest";
import { FEED_FIELDS } from "#domain/catalogue/feeds/feed-files.ts";
import type { FeedChannel } from "#domain/catalogue/feeds/feed-name.ts";
import { childrenOf, readXml, type XmlElement } from "#testing/xml.ts";

/** The values of an item by field; a field that repeats has several. */
export type ReadItem = Record<string, string[]>;

const MONEY = /^\d+\.\d\d [A-Z]{3}$/;
const AVAILABILITY = { google: /^(?:in_stock|out_of_stock)$/, meta: /^(?:in stock|out of stock)$/ };

/** The requirements of Google's and Meta's specifications for each field: the number of occurrences and the format. */
const schemaFor = (channel: FeedChannel): Record<string, { times: [least: number, most: number]; like: RegExp }> => ({
  id: { times: [1, 1], like: /^.{1,50}$/ },
  item_group_id: { times: [1, 1], like: /^.{1,50}$/ },
  title: { times: [1, 1], like: /^\S.{0,149}$/ },
  description: { times: [1, 1], like: /^\S.{0,4999}$/ },
  link: { times: [1, 1], like: /^https?:\/\/\S+$/ },
  image_link: { times: [1, 1], like: /^https?:\/\/\S+$/ },
  additional_image_link: { times: [0, 10], like: /^https?:\/\/\S+$/ },
  availability: { times: [1, 1], like: AVAILABILITY[channel] },
  price: { times: [1, 1], like: MONEY },
  sale_price: { times: [0, 1], like: MONEY },
  brand: { times: [0, 1], like: /^.{1,70}$/ },
  mpn: { times: [0, 1], like: /^.{1,70}$/ },
  identifier_exists: { times: [1, 1], like: /^(?:yes|no)$/ },
  condition: { times: [1, 1], like: /^new$/ },
  product_type: { times: [0, 1], like: /^.{1,750}$/ },
  google_product_category: { times: [0, 1], like: /^\d+$/ },
  color: { times: [0, 1], like: /^.{1,100}$/ },
  size: { times: [0, 1], like: /^.{1,100}$/ },
  shipping: { times: [0, 100], like: /^[A-Z]{2}::[^:]+:\d+\.\d\d [A-Z]{3}$/ },
  shipping_weight: { times: [1, 1], like: /^\d+(?:\.\d+)? kg$/ },
});

/** Checks every item, and returns them. */
export function readXmlFeed(xml: string, channel: FeedChannel): ReadItem[] {
  const rss = readXml(xml);
  expect([rss.name, rss.attributes]).toEqual(["rss", { version: "2.0", "xmlns:g": "http://base.google.com/ns/1.0" }]);
  const [head] = childrenOf(rss, "channel");
  const names = head?.children.slice(0, 3).map(({ name }) => name);
  expect(names).toEqual(["title", "link", "description"]);
  const items = head?.children.slice(3) ?? [];
  expect(items.every(({ name }) => name === "item")).toBe(true);
  return items.map((item) => checked(valuesOf(item), channel));
}

function valuesOf({ children }: XmlElement): ReadItem {
  const values = children.map(({ name, text, children: fields }) => [name.replace(/^g:/, ""), text || freight(fields)]);
  const byName = Map.groupBy(values, ([name]) => name);
  return Object.fromEntries(Array.from(byName, ([name, all]) => [name, all.map(([, value]) => value ?? "")]));
}

function freight(fields: readonly XmlElement[]): string {
  expect(fields.map(({ name }) => name)).toEqual(["g:country", "g:service", "g:price"]);
  const [country, service, price] = fields.map(({ text }) => text);
  return `${country}::${service}:${price}`;
}

export function readTsvFeed(tsv: string, channel: FeedChannel): ReadItem[] {
  const [head, ...rows] = tsv.trimEnd().split("\n");
  expect(head?.split("\t")).toEqual([...FEED_FIELDS]);
  return rows.map((row) => {
    const cells = row
      .split("\t")
      .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
    expect(cells).toHaveLength(FEED_FIELDS.length);
    const repeated = ["additional_image_link", "shipping"];
    const values = FEED_FIELDS.map((name, index) => {
      const cell = cells[index] ?? "";
      return [name, repeated.includes(name) ? cell.split(",").filter(Boolean) : [cell].filter(Boolean)] as const;
    });
    return checked(Object.fromEntries(values.filter(([, all]) => all.length > 0)), channel);
  });
}

function checked(item: ReadItem, channel: FeedChannel): ReadItem {
  const schema = schemaFor(channel);
  expect(Object.keys(item).filter((name) => !(name in schema))).toEqual([]);
  for (const [name, { times, like }] of Object.entries(schema)) {
    const values = item[name] ?? [];
    expect(values.length, name).toBeGreaterThanOrEqual(times[0]);
    expect(values.length, name).toBeLessThanOrEqual(times[1]);
    for (const value of values) expect(value, name).toMatch(like);
  }
  return item;
}
