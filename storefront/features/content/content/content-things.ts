import type { Article, Question } from "#contracts/shop/content/content.ts";
import { plainText } from "#domain/content/content/blocks.ts";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { imageAddress } from "#domain/shared/images/image-address.ts";
import { normalModifiers } from "#domain/shared/images/modifiers.ts";

/** 16:9 (the nearest that the image route has), 4:3 and 1:1. */
const SHAPES = [
  { width: 1_440, height: 800 },
  { width: 1_600, height: 1_200 },
  { width: 1_200, height: 1_200 },
].map((size) => normalModifiers({ format: "jpeg", ...size }));

interface Site {
  origin: string;
  /** The article's canonical address. */
  url: string;
  publisher: string;
}

/** The schema.org `BlogPosting`. */
export function articleThing(article: Article, { origin, url, publisher }: Site): Record<string, unknown> {
  const { cover, author } = article;
  const organisation = { "@type": "Organization", name: publisher, url: origin };
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.description,
    ...(cover ? { image: SHAPES.map((shape) => origin + imageAddress(cover, shape)) } : {}),
    datePublished: article.published_at,
    dateModified: article.updated_at,
    author: author ? { "@type": "Person", name: author } : organisation,
    publisher: organisation,
    inLanguage: htmlLanguage(article.language),
    mainEntityOfPage: url,
    ...(article.topic ? { articleSection: article.topic.name } : {}),
  };
}

/** The schema.org `FAQPage` of one question or of all. */
export function questionsThing(questions: readonly Pick<Question, "title" | "blocks">[]): Record<string, unknown> {
  const mainEntity = questions.map(({ title, blocks }) => ({
    "@type": "Question",
    name: title,
    acceptedAnswer: { "@type": "Answer", text: plainText(blocks) },
  }));
  return { "@type": "FAQPage", mainEntity };
}
