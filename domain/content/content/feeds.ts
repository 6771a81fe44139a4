import { escapeMarkup } from "#domain/shared/text/escape-markup.ts";

interface FeedEntry {
  url: string;
  title: string;
  description: string;
  author: string | null;
  publishedAt: string;
  updatedAt: string;
  html: string;
}

export interface Feed {
  title: string;
  /** The page of the feed, and the feed's own address. */
  pageUrl: string;
  url: string;
  language: string;
  /** The author of entries that name none. */
  author: string;
  entries: readonly FeedEntry[];
}

/** The newest change of a feed; a moment long ago for one without entries. */
const updatedAt = ({ entries }: Feed) =>
  entries
    .map((entry) => entry.updatedAt)
    .toSorted()
    .at(-1) ?? "1970-01-01T00:00:00.000Z";

/** Atom 1.0 (RFC 4287). */
export function atomFeed(feed: Feed): string {
  const entries = feed.entries.map(atomEntry).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(feed.language)}"><id>${escapeMarkup(feed.url)}</id><title>${escapeMarkup(
    feed.title,
  )}</title><updated>${updatedAt(feed)}</updated><author><name>${escapeMarkup(feed.author)}</name></author><link rel="self" type="application/atom+xml" href="${escapeMarkup(
    feed.url,
  )}"/><link rel="alternate" type="text/html" href="${escapeMarkup(feed.pageUrl)}"/>${entries}</feed>
`;
}

function atomEntry({ url, title, description, author, publishedAt, updatedAt: changedAt, html }: FeedEntry): string {
  const by = author === null ? "" : `<author><name>${escapeMarkup(author)}</name></author>`;
  return `<entry><id>${escapeMarkup(url)}</id><title>${escapeMarkup(title)}</title><link rel="alternate" href="${escapeMarkup(
    url,
  )}"/><published>${publishedAt}</published><updated>${changedAt}</updated>${by}<summary>${escapeMarkup(
    description,
  )}</summary><content type="html">${escapeMarkup(html)}</content></entry>`;
}

/** JSON Feed 1.1. */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.pageUrl,
    feed_url: feed.url,
    language: feed.language,
    authors: [{ name: feed.author }],
    items: feed.entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.description,
      content_html: entry.html,
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      ...(entry.author !== null && { authors: [{ name: entry.author }] }),
    })),
  });
}
