/** A condition for a text to be true in a storefront: a feature, pickup points, or the law of the European Union. */
export type Need = "marketplace" | "forwarding" | "quotes" | "tracking" | "pro" | "sea" | "pickup" | "eu";

export interface EntryFacts {
  key: string;
  /** The entry exists only in storefronts that meet all of these. */
  needs: readonly Need[];
  /**
   * A block ("16") or an item of a list or steps ("2.0") that is left out where one of these is missing. The texts
   * of all languages have the same blocks.
   */
  sections?: Readonly<Record<string, readonly Need[]>>;
}

export interface ArticleFacts extends EntryFacts {
  topic: "guides" | "customs" | "shipping" | "style" | "behind-the-scenes";
  author: string;
  /** Days from the publication to the start of the demo. */
  daysAgo: number;
  isFeatured?: true;
  /** Unpublished on 25 December. */
  isSeasonal?: true;
}

/** The newest first, as /blog lists them. */
export const ARTICLES: readonly ArticleFacts[] = [
  {
    key: "gifts",
    topic: "shipping",
    author: "Mantas Jonaitis",
    daysAgo: 4,
    isSeasonal: true,
    needs: ["marketplace", "forwarding", "quotes", "sea", "pickup"],
  },
  {
    key: "duty",
    topic: "customs",
    author: "Austėja Vilkaitė",
    daysAgo: 6,
    isFeatured: true,
    needs: ["marketplace", "forwarding", "quotes", "eu"],
  },
  {
    key: "size-counts",
    topic: "guides",
    author: "Mantas Jonaitis",
    daysAgo: 10,
    needs: ["marketplace", "forwarding", "sea"],
  },
  {
    key: "lockers",
    topic: "shipping",
    author: "Ieva Ozola",
    daysAgo: 12,
    needs: ["pickup"],
    sections: { "22": ["forwarding"], "23": ["forwarding"] },
  },
  {
    key: "air-or-sea",
    topic: "shipping",
    author: "Mantas Jonaitis",
    daysAgo: 18,
    needs: ["marketplace", "forwarding", "quotes", "sea"],
  },
  {
    key: "consolidation",
    topic: "guides",
    author: "Ieva Ozola",
    daysAgo: 23,
    needs: ["forwarding", "sea", "pickup", "eu"],
  },
  {
    key: "sizes",
    topic: "style",
    author: "Liis Tamm",
    daysAgo: 27,
    needs: ["marketplace"],
    sections: { "17": ["quotes", "forwarding"], "18": ["quotes", "forwarding"] },
  },
  {
    key: "batteries",
    topic: "shipping",
    author: "Mantas Jonaitis",
    daysAgo: 32,
    needs: ["marketplace", "forwarding", "sea"],
  },
  { key: "safe-paying", topic: "guides", author: "Liis Tamm", daysAgo: 38, needs: ["quotes"] },
  {
    key: "warehouse-day",
    topic: "behind-the-scenes",
    author: "Ieva Ozola",
    daysAgo: 45,
    needs: ["forwarding", "tracking"],
  },
  {
    key: "returns",
    topic: "guides",
    author: "Liis Tamm",
    daysAgo: 52,
    needs: ["marketplace", "eu"],
    sections: { "18": ["forwarding"], "19": ["forwarding"], "20": ["quotes"], "21": ["forwarding"] },
  },
  {
    key: "first-parcel",
    topic: "guides",
    author: "Ieva Ozola",
    daysAgo: 59,
    needs: ["forwarding", "sea", "pickup"],
  },
];

/** By group, in their order. */
export const QUESTIONS: Readonly<Record<string, readonly EntryFacts[]>> = {
  shopping: [
    { key: "price-includes", needs: ["marketplace", "sea"] },
    { key: "reserved", needs: ["marketplace"] },
    { key: "arrival", needs: ["marketplace", "sea", "tracking"] },
    { key: "without-account", needs: ["marketplace", "forwarding"] },
    { key: "cancel", needs: ["marketplace", "eu"] },
    { key: "size", needs: ["marketplace"] },
  ],
  "buy-for-me": [
    { key: "how", needs: ["quotes"] },
    { key: "fee", needs: ["quotes"] },
    { key: "shops", needs: ["quotes"] },
    { key: "valid", needs: ["quotes"] },
    { key: "sold-out", needs: ["quotes"] },
  ],
  forwarding: [
    { key: "address", needs: ["forwarding"] },
    { key: "not-here", needs: ["forwarding"] },
    { key: "storage", needs: ["forwarding", "pro"] },
    { key: "price", needs: ["forwarding"] },
    { key: "insurance", needs: ["forwarding", "quotes", "marketplace"] },
    { key: "forbidden", needs: ["forwarding", "sea"] },
  ],
  customs: [
    { key: "how-much", needs: ["marketplace", "forwarding", "quotes", "eu"] },
    { key: "courier", needs: ["marketplace", "forwarding", "quotes", "pickup"] },
    { key: "opened", needs: ["forwarding"] },
    { key: "code", needs: ["marketplace", "forwarding", "quotes"] },
    { key: "business", needs: ["forwarding", "pro"] },
  ],
  payment: [
    { key: "ways", needs: [] },
    { key: "balance", needs: [] },
    { key: "money-back", needs: ["forwarding", "quotes"] },
    { key: "invoices", needs: ["forwarding"] },
    { key: "refused", needs: [] },
  ],
  account: [
    { key: "password", needs: [] },
    { key: "data", needs: [] },
    { key: "mails", needs: ["forwarding"] },
  ],
};

/** A storefront without a marketplace gives no guarantee: its page says who does. */
const WARRANTY_SECTIONS: EntryFacts["sections"] = {
  ...Object.fromEntries(Array.from({ length: 12 }, (_, block) => [block, ["marketplace"] as const])),
  "12": ["forwarding"],
  "13": ["forwarding"],
};

export const PAGES: readonly EntryFacts[] = [
  {
    key: "about-us",
    needs: [],
    sections: {
      "2.0": ["marketplace"],
      "2.1": ["quotes"],
      "2.2": ["forwarding"],
      "4.1": ["forwarding"],
      "4.2": ["forwarding"],
      "4.3": ["marketplace"],
    },
  },
  {
    key: "delivery",
    needs: ["marketplace"],
    sections: {
      "2.1": ["sea"],
      "2.2": ["pickup"],
      "7": ["pickup"],
      "8": ["pickup"],
      "10.1": ["tracking"],
    },
  },
  { key: "warranty", needs: [], sections: WARRANTY_SECTIONS },
];
