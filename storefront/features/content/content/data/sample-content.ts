import type { Article, ArticleCard, ContentPage, Question } from "#contracts/shop/content/content.ts";
import type { Block } from "#domain/content/content/blocks.ts";

/** For tests: a block of each kind. */
const SAMPLE_BLOCKS: Block[] = [
  { kind: "paragraph", runs: [{ text: "Two years, <b>without</b> " }, { text: "ifs", bold: true, italic: true }] },
  { kind: "heading", level: 2, text: "How to ask" },
  { kind: "list", ordered: true, items: [[{ text: "Write to us" }], [{ text: "Send a photo" }]] },
  { kind: "heading", level: 3, text: "In a hurry" },
  { kind: "quote", runs: [{ text: "How many kinds are in the box?" }], by: "Austėja" },
  { kind: "picture", path: "/media/box.jpg", alt: "A box", caption: "On the scale" },
  {
    kind: "table",
    head: ["Basket", "Kinds", "Duty"],
    rows: [
      ["Pens", "2", "€6.00"],
      ["Hat", "one", "€3.00"],
    ],
  },
  { kind: "note", tone: "warning", runs: [{ text: "Nobody asks at your door." }] },
  { kind: "steps", items: [{ title: "Put like with like", runs: [{ text: "One kind." }] }] },
  {
    kind: "paragraph",
    runs: [
      { text: "the calculator", href: "/calculate#sea" },
      { text: "the tariff", href: "https://taxation.example/tariff" },
    ],
  },
  { kind: "products", ids: [7, 9] },
  { kind: "button", label: "Count my parcel", href: "/calculate" },
  { kind: "heading", level: 2, text: "How to ask" },
];

export const SAMPLE_PAGE: ContentPage = {
  id: 4,
  slug: "warranty",
  slugs: { en: "warranty", lt: "warranty" },
  title: "Warranty",
  description: "Two years on everything.",
  language: "en",
  blocks: SAMPLE_BLOCKS,
  updated_at: "2026-11-15T23:30:00.000Z",
};

export const sampleCard = (id: number, topic = "guides"): ArticleCard => ({
  id,
  slug: `article-${id}`,
  title: `Article ${id}`,
  description: `What article ${id} is about.`,
  language: "en",
  topic: { slug: topic, name: topic.toUpperCase() },
  cover: "drawn/cover-duty.svg",
  published_at: "2026-11-10T08:00:00.000Z",
  reading_minutes: 6,
});

export const SAMPLE_ARTICLE: Article = {
  ...sampleCard(1, "customs"),
  slugs: { en: "article-1", lt: "straipsnis-1" },
  author: "Austėja Vilkaitė",
  updated_at: "2026-11-13T08:00:00.000Z",
  blocks: SAMPLE_BLOCKS,
  related: [sampleCard(2), sampleCard(3)],
};

export const sampleQuestion = (id: number): Question => ({
  id,
  slug: `question-${id}`,
  slugs: { en: `question-${id}` },
  title: `Question ${id}?`,
  description: `Answer ${id} in short.`,
  language: "en",
  blocks: [{ kind: "paragraph", runs: [{ text: `Answer ${id}.` }] }],
  updated_at: "2026-11-10T08:00:00.000Z",
});
