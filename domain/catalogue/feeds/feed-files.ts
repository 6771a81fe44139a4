import { escapeMarkup } from "#domain/shared/text/escape-markup.ts";
import type { FeedItem, FeedShipping } from "./feed-item.ts";
import type { FeedChannel, FeedFormat } from "./feed-name.ts";

export interface FeedHead {
  title: string;
  link: string;
}

/** The pieces of a file, which is written item by item. */
export interface FeedFile {
  type: string;
  begin(head: FeedHead): string;
  /** Channels differ in one word only, so an item is written once for all of them. */
  item(item: FeedItem): Record<FeedChannel, string>;
  end: string;
}

/** The fields of an item, in the order of the columns. */
export const FEED_FIELDS = [
  "id",
  "item_group_id",
  "title",
  "description",
  "link",
  "image_link",
  "additional_image_link",
  "availability",
  "price",
  "sale_price",
  "brand",
  "mpn",
  "identifier_exists",
  "condition",
  "product_type",
  "google_product_category",
  "color",
  "size",
  "shipping",
  "shipping_weight",
] as const satisfies readonly (keyof FeedItem)[];

type FieldName = (typeof FEED_FIELDS)[number];

/** The channels differ only in their words for availability. */
const AVAILABILITY = {
  google: { "in stock": "in_stock", "out of stock": "out_of_stock" },
  meta: { "in stock": "in stock", "out of stock": "out of stock" },
} as const;
const PLACE = FEED_FIELDS.indexOf("availability");
const FIELDS_BEFORE = FEED_FIELDS.slice(0, PLACE);
const FIELDS_AFTER = FEED_FIELDS.slice(PLACE + 1);

const element = (name: string, value: string) => `<g:${name}>${value}</g:${name}>`;

function xmlOf(name: FieldName, value: FeedItem[FieldName]): string {
  if (value === null) return "";
  if (typeof value === "string") return element(name, escapeMarkup(value));
  return value.map((one) => element(name, typeof one === "string" ? escapeMarkup(one) : xmlOfShipping(one))).join("");
}

const xmlOfShipping = ({ country, service, price }: FeedShipping) =>
  element("country", country) + element("service", escapeMarkup(service)) + element("price", price);

function xmlItem(item: FeedItem): Record<FeedChannel, string> {
  const before = `<item>${FIELDS_BEFORE.map((name) => xmlOf(name, item[name])).join("")}`;
  const after = `${FIELDS_AFTER.map((name) => xmlOf(name, item[name])).join("")}</item>\n`;
  const of = (channel: FeedChannel) =>
    before + element("availability", AVAILABILITY[channel][item.availability]) + after;
  return { google: of("google"), meta: of("meta") };
}

function cellOf(value: FeedItem[FieldName]): string {
  if (value === null) return "";
  const text = typeof value === "string" ? value : value.map(partOf).join(",");
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Commas separate the parts of a field, colons those of a freight. */
const partOf = (part: string | FeedShipping) =>
  typeof part === "string"
    ? part.replaceAll(",", "%2C")
    : `${part.country}::${part.service.replace(/[,:]/g, " ")}:${part.price}`;

function tsvItem(item: FeedItem): Record<FeedChannel, string> {
  const before = FIELDS_BEFORE.map((name) => `${cellOf(item[name])}\t`).join("");
  const after = FIELDS_AFTER.map((name) => `\t${cellOf(item[name])}`).join("");
  const of = (channel: FeedChannel) => `${before}${AVAILABILITY[channel][item.availability]}${after}\n`;
  return { google: of("google"), meta: of("meta") };
}

const FILES: Readonly<Record<FeedFormat, FeedFile>> = {
  xml: {
    type: "application/xml; charset=utf-8",
    begin: ({ title, link }) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
      `<title>${escapeMarkup(title)}</title><link>${escapeMarkup(link)}</link><description>${escapeMarkup(title)}</description>\n`,
    item: xmlItem,
    end: "</channel></rss>\n",
  },
  tsv: {
    type: "text/tab-separated-values; charset=utf-8",
    begin: () => `${FEED_FIELDS.join("\t")}\n`,
    item: tsvItem,
    end: "",
  },
};

export const feedFile = (format: FeedFormat): FeedFile => FILES[format];
