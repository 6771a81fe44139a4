import { describe, expect, test, vi } from "vitest";
import { FEATURES } from "#domain/operations/storefronts/storefront.ts";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, links, meta, visibleText } from "#testing/page-html.ts";
import { ArticlePage } from "./article-page.tsx";
import { BlogPage } from "./blog/blog-page.tsx";
import type { BlogData } from "./data/load-blog.ts";
import { SAMPLE_ARTICLE, sampleCard, sampleQuestion } from "./data/sample-content.ts";
import { FaqPage } from "./questions/faq-page.tsx";
import { QuestionPage } from "./questions/question-page.tsx";

vi.mock("#storefront/browser-api.ts", () => ({ browserApi: {} }));

const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);
const structured = (html: string) =>
  [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/g)].map(([, json = ""]) => JSON.parse(json));

describe("an article", () => {
  const html = renderPage(<ArticlePage article={SAMPLE_ARTICLE} cards={[]} />, { routeName: "article" });
  const text = visibleText(html);

  test("ROUTE-07 has its topic, author, day, reading time and last change", () => {
    expect(text).toMatch(/Blog CUSTOMS Article 1/);
    expect(text).toMatch(/AV Austėja Vilkaitė 2026-11-10 · 6 min · Updated 2026-11-13/);
    expect(elements(html, "h1")).toHaveLength(1);
  });

  test("ROUTE-07 lists its parts with the anchors that their headings have", () => {
    expect(hrefs(html).filter((href) => href?.startsWith("#"))).toEqual(["#part-1", "#part-12", "#part-1", "#part-12"]);
    expect(text).toContain("On this page 2 parts");
  });

  test("ROUTE-07 ends with whether it helped and what to read next", () => {
    expect(text).toMatch(/Did this help\? Yes Not really .*Read next .*Article 2 .*Article 3/);
    expect(hrefs(html)).toEqual(expect.arrayContaining(["/en/blog/article-2", "/en/blog", "/en/blog?topic=customs"]));
  });

  test("ROUTE-07 one that begins with a list says it in short, with the button that helps; its parts keep their anchors", () => {
    const facts = [[{ text: "€3 for each kind", bold: true }], [{ text: "Pieces do not count" }]];
    const list = { kind: "list" as const, ordered: false, items: facts };
    const article = { ...SAMPLE_ARTICLE, blocks: [list, ...SAMPLE_ARTICLE.blocks] };
    const short = renderPage(<ArticlePage article={article} cards={[]} />, { routeName: "article" });
    expect(visibleText(short)).toMatch(/In short €3 for each kind Pieces do not count Count my parcel/);
    expect(visibleText(short).match(/Pieces do not count/g)).toHaveLength(1);
    expect(hrefs(short)).toContain("/en/calculate");
    expect(hrefs(html)).not.toContain("/en/calculate");
    for (const anchor of ["part-1", "part-12"]) expect(short).toContain(`id="${anchor}"`);
    expect(hrefs(short).filter((href) => href?.startsWith("#"))).toEqual(
      hrefs(html).filter((href) => href?.startsWith("#")),
    );
    expect(text).not.toContain("In short");
  });

  test("META-03 CONTENT-01 describes itself with its cover to search engines and networks", () => {
    expect(meta(html, "og:image")).toBe("https://lt.test/img/f_jpeg,w_1200,q_75,b_white/drawn/cover-duty.svg");
    const [posting, trail] = structured(html);
    expect(posting).toMatchObject({
      "@type": "BlogPosting",
      headline: "Article 1",
      datePublished: SAMPLE_ARTICLE.published_at,
      dateModified: SAMPLE_ARTICLE.updated_at,
      author: { "@type": "Person", name: "Austėja Vilkaitė" },
      mainEntityOfPage: "https://lt.test/en/blog/article-1",
    });
    expect(posting.image).toHaveLength(3);
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual(["Blog", "CUSTOMS", "Article 1"]);
  });
});

describe("the blog", () => {
  const blog: BlogData = {
    topics: [
      { slug: "guides", name: "Guides" },
      { slug: "customs", name: "Customs" },
    ],
    topic: null,
    featured: sampleCard(1, "customs"),
    articles: [2, 3, 4, 5, 6, 7, 8].map((id) => sampleCard(id, id === 8 ? "news" : "guides")),
    page: 1,
    shown: 8,
    total: 22,
    quickQuestions: [sampleQuestion(1)],
    found: null,
  };
  const show = (changes: Partial<BlogData> = {}, path = "/en/blog") =>
    renderPage(<BlogPage blog={{ ...blog, ...changes }} />, { routeName: "blog", path });

  test("ROUTE-07 shows the featured article, the others, where to begin and quick answers", () => {
    const text = visibleText(show());
    expect(text).toMatch(/CUSTOMS · 2026-11-10 · 6 min Article 1 .*Article 7 .*Start here 1 Article 1 .*Article 8/);
    expect(text).toMatch(/A quick answer instead\? .*Question 1\?/);
    expect(hrefs(show())).toEqual(expect.arrayContaining(["/en/blog/article-8", "/en/faq/question-1", "/en/faq"]));
  });

  test("ROUTE-07 topics are links, and the current one is marked", () => {
    const current = (html: string) => elements(html, "a").filter((link) => link["aria-current"] === "page");
    expect(current(show()).map(({ href }) => href)).toEqual(["/en/blog"]);
    const topic = blog.topics[1] ?? null;
    expect(current(show({ topic, featured: null })).map(({ href }) => href)).toEqual(["/en/blog?topic=customs"]);
  });

  test("ROUTE-07 says how many there are and links to the rest, of the topic too", () => {
    expect(visibleText(show())).toContain("Showing 8 of 22 Show 12 more");
    expect(hrefs(show())).toContain("/en/blog?page=2");
    const topic = blog.topics[1] ?? null;
    expect(hrefs(show({ topic, page: 2, shown: 21 }))).toContain("/en/blog?topic=customs&page=3");
    expect(visibleText(show({ shown: 22 }))).not.toContain("more");
  });

  test("ROUTE-07 META-01 shows what a search found or that there is nothing, and is not indexed then", () => {
    const hit = {
      kind: "article" as const,
      slug: "a-b",
      path: "/blog/a-b",
      title: "Batteries",
      description: "What may fly.",
    };
    const found = show({ found: { q: "fly", hits: [hit] } });
    expect(visibleText(found)).toContain("1 result for “fly” Batteries What may fly.");
    expect(hrefs(found)).toContain("/en/blog/a-b");
    expect(meta(found, "robots")).toBe("noindex");
    expect(visibleText(show({ found: { q: "xyz", hits: [] } }))).toContain("Nothing found for “xyz”");
    expect(elements(found, "input").find(({ name }) => name === "q")?.value).toBe("fly");
  });

  test("CONTENT-01 META-02 names its feeds, and no other languages for a list that only this one has", () => {
    const feeds = links(show(), "alternate").filter(({ type }) => type);
    expect(feeds.map(({ type, href }) => [type, href])).toEqual([
      ["application/atom+xml", "/en/blog/feed.xml"],
      ["application/feed+json", "/en/blog/feed.json"],
    ]);
    expect(links(show(), "alternate").filter(({ hreflang }) => hreflang)).toHaveLength(3);
    const second = show({ page: 2 }, "/en/blog?page=2");
    expect(links(second, "alternate").filter(({ hreflang }) => hreflang)).toEqual([]);
    expect(links(second, "canonical")[0]?.href).toBe("https://lt.test/en/blog?page=2");
  });
});

describe("questions and answers", () => {
  const groups = [
    { key: "customs", slug: "customs", name: "Customs", questions: [sampleQuestion(1), sampleQuestion(2)] },
    { key: "account", slug: "account", name: "Account", questions: [sampleQuestion(3)] },
  ];
  const faq = { groups, season: null, cards: [], found: null };
  const html = renderPage(<FaqPage faq={faq} />, { routeName: "faq", features: [...FEATURES] });

  test("ROUTE-05 has every question by its group, with counts, closed and readable without scripts", () => {
    expect(visibleText(html)).toMatch(
      /Customs 2 Account 1 Customs 2 answers Question 1\? Answer 1\. .*Account 1 answer/,
    );
    expect(elements(html, "details")).toHaveLength(3);
    expect(elements(html, "details").filter((answer) => "open" in answer)).toEqual([]);
    expect(hrefs(html)).toEqual(expect.arrayContaining(["#group-customs", "/en/faq/question-2"]));
  });

  test("ROUTE-05 the article of the season is pinned under the topics", () => {
    const pinned = renderPage(<FaqPage faq={{ ...faq, season: sampleCard(9, "shipping") }} />, { routeName: "faq" });
    expect(visibleText(pinned)).toMatch(/Account 1 Article 9 .*Read the article Customs 2 answers/);
    expect(hrefs(pinned)).toContain("/en/blog/article-9");
    expect(visibleText(html)).not.toContain("Read the article");
  });

  test("ROUTE-05 search comes first: a form that works without scripts, and words that people type", () => {
    expect(elements(html, "form")[0]).toMatchObject({ action: "/en/faq" });
    expect(hrefs(html)).toContain("/en/faq?q=Duty%20and%20VAT");
    const few = renderPage(<FaqPage faq={faq} />, { routeName: "faq", features: ["content"] });
    expect(visibleText(few)).not.toContain("My address abroad");
  });

  test("CONTENT-01 tells search engines each question with its answer", () => {
    expect(structured(html)).toEqual([
      expect.objectContaining({
        "@type": "FAQPage",
        mainEntity: [1, 2, 3].map((id) => ({
          "@type": "Question",
          name: `Question ${id}?`,
          acceptedAnswer: { "@type": "Answer", text: `Answer ${id}.` },
        })),
      }),
    ]);
  });

  test("ROUTE-05 one answer has its own page with related questions", () => {
    const related = [{ slug: "question-9", title: "Question 9?", language: "en" as const }];
    const question = { ...sampleQuestion(1), group: { slug: "customs", name: "Customs" }, related };
    const page = renderPage(<QuestionPage question={question} cards={[]} />, { routeName: "question" });
    expect(visibleText(page)).toMatch(
      /Help and FAQ Question 1\? .*Answer 1\. Did this help\? .*Related questions Question 9/,
    );
    expect(hrefs(page)).toContain("/en/faq/question-9");
  });
});
