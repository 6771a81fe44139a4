import { LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";

/** The companies that read the goods of a storefront. */
export const FEED_CHANNELS = ["google", "meta"] as const;
export type FeedChannel = (typeof FEED_CHANNELS)[number];

export const FEED_FORMATS = ["xml", "tsv"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** One file of a feed. */
export interface FeedKind {
  channel: FeedChannel;
  format: FeedFormat;
}

export interface FeedName extends FeedKind {
  language: Language;
  currency: string;
}

/** Every file that a language and currency have. */
export const FEED_KINDS: readonly FeedKind[] = FEED_CHANNELS.flatMap((channel) =>
  FEED_FORMATS.map((format) => ({ channel, format })),
);

const NAME = /^([a-z]+)-([a-z]{2})-([A-Z]{3})\.([a-z]+)$/;

/** Reads the last part of an address: google-lt-EUR.xml; null where it names no feed. */
export function readFeedName(name: string): FeedName | null {
  const [, who, locale, currency = "", ending] = NAME.exec(name) ?? [];
  const kind = FEED_KINDS.find(({ channel, format }) => channel === who && format === ending);
  const language = LANGUAGES.find((known) => known === locale);
  return kind && language ? { ...kind, language, currency } : null;
}

export const writeFeedName = ({ channel, language, currency, format }: FeedName): string =>
  `${channel}-${language}-${currency}.${format}`;
